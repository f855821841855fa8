import { classes, Name } from '@tavolata/board-kit';
import type { CardDef } from '@tavolata/boss-monster';
import { Icons } from './Bits.tsx';
import css from './Plate.module.css';
import { Glyph } from './Px.tsx';
import type { BossMonsterScene, CardProps } from './scene.ts';
import { nameOf, phasesOf, shortName } from './words.ts';

/** Name, kind and icons. */
export function Plate({ scene, card }: CardProps) {
  const { say } = scene;
  const def = scene.g.def(card);
  return (
    <div
      class={classes(css.plate, css[def.type], def.type === 'room' && css[def.subtype])}
      aria-hidden="true"
    >
      <div class={classes('bm-name', css.name)}>
        <Name of={def.type === 'hero' ? shortName(scene, card) : nameOf(scene, card)} />
      </div>
      {def.type === 'boss' && <small class={css.title}>{say.say(`card.${def.id}.title`)}</small>}
      <div class={css.foot}>
        {def.type === 'room' && def.treasure.length < 4 && <Glyph name={def.subtype} class={css.word} />}
        {def.type === 'boss' ? (
          <span>{kindOf(scene, def)}</span>
        ) : (
          <span class={css.word}>{kindOf(scene, def)}</span>
        )}
        {def.type === 'spell' ? <Phases of={phasesOf(def)} /> : <Icons of={def.treasure} />}
      </div>
    </div>
  );
}

function kindOf({ say }: BossMonsterScene, def: CardDef): string {
  if (def.type === 'room') return say.say(`subtype.${def.subtype}`);
  return def.type === 'boss' ? say.say('board.xp', { xp: def.xp }) : say.say(`type.${def.type}`);
}

/** When a Spell may be played: hammer for the Build phase, axe for the Adventure phase. */
function Phases({ of }: { readonly of: ReturnType<typeof phasesOf> }) {
  return (
    <span class={css.phases} aria-hidden="true">
      {of !== 'adventure' && <Glyph name="build" />}
      {of !== 'build' && <Glyph name="adventure" />}
    </span>
  );
}
