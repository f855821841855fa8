import { classes, isHidden } from '@tavolata/board-kit';
import type { CardDef } from '@tavolata/boss-monster';
import css from './Card.module.css';
import { Face, faceOf } from './Face.tsx';
import type { BossMonsterScene, CardProps } from './scene.ts';
import { phasesOf } from './words.ts';

/** A card at reading size: its face, what kind of card it is, and its text. */
export function Card({ scene, card }: CardProps) {
  const { g, say } = scene;
  const def = g.def(card);
  const text = `card.${def.id}.text`;
  return (
    <div class={classes('bm-face', css.card, !isHidden(def) && css[def.type])}>
      <div class={css.top}>
        <div class={faceOf(scene, card)}>
          <Face scene={scene} card={card} />
        </div>
      </div>
      {!isHidden(def) && (
        <div class={css.text}>
          <div class={css.type}>
            <span>{kindOf(scene, def)}</span>
            <span>{aboutOf(scene, def)}</span>
          </div>
          {say.has(text) && <p>{say.say(text)}</p>}
        </div>
      )}
    </div>
  );
}

function kindOf({ say }: BossMonsterScene, def: CardDef): string {
  switch (def.type) {
    case 'spell':
      return say.say('type.spell');
    case 'room':
      return say.say(`board.room.${def.subtype}`);
    case 'hero':
      return say.say(`tier.${def.tier}`);
    case 'boss':
      return `${say.say(`card.${def.id}.title`)}, ${say.say('board.xp', { xp: def.xp })}`;
  }
}

/** Its icons by name, or when it may be played. */
const aboutOf = ({ say }: BossMonsterScene, def: CardDef): string =>
  def.type === 'spell'
    ? say.say(`board.phases.${phasesOf(def)}`)
    : [...new Set(def.treasure)].map(icon => say.say(`treasure.${icon}`)).join(', ');
