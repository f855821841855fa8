import { hand } from '@tavolata/boss-monster';
import { CardFace } from './CardFace.tsx';
import type { BossMonsterScene } from './scene.ts';

export function Hand({ scene }: { readonly scene: BossMonsterScene }) {
  const { g, me, say, thing } = scene;
  if (!me) return null;
  return (
    <div class="bm-hand">
      {g.cards(hand(me)).map(card => (
        <div key={card} {...thing({ card }, say.card(g.def(card).id, g.def(card).back))}>
          <CardFace scene={scene} card={card} />
        </div>
      ))}
    </div>
  );
}
