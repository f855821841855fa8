import { damageOf, heroHealth, spotOf } from '@tavolata/boss-monster';
import type { CardId } from '@tavolata/kernel';
import type { BossMonsterScene } from './scene.ts';

/** A card: number, name, type, icons. What is unknown shows its back. */
export function CardFace({
  scene: { g, say },
  card,
}: {
  readonly scene: BossMonsterScene;
  readonly card: CardId;
}) {
  const def = g.def(card);
  if (def.id.startsWith('unknown'))
    return <div class={`bm-card bm-back ${def.back}`} role="img" aria-label={say.say(`back.${def.back}`)} />;
  const spot = def.type === 'room' ? spotOf(g, card) : undefined;
  const number =
    def.type === 'room'
      ? spot
        ? damageOf(g, spot)
        : def.damage
      : def.type === 'hero'
        ? heroHealth(g, card)
        : undefined;
  return (
    <div class={`bm-card ${def.type} ${'subtype' in def ? def.subtype : ''}`}>
      {number !== undefined && <b class="bm-number">{number}</b>}
      <span class="bm-name">{say.card(def.id)}</span>
      <span class="bm-foot">
        {'subtype' in def ? say.say(`subtype.${def.subtype}`) : say.say(`type.${def.type}`)}
        <span class="bm-icons">
          {def.treasure.map((icon, i) => (
            <i key={i} class={`t-${icon}`} title={say.say(`treasure.${icon}`)} />
          ))}
        </span>
      </span>
    </div>
  );
}
