import { classes, isHidden, Name } from '@tavolata/board-kit';
import type { CardDef, WallowsDef } from '@tavolata/mourners-call';
import css from './Card.module.css';
import { Glyph } from './Glyph.tsx';
import { Portrait } from './Portrait.tsx';
import { signOf } from './Row.tsx';
import { Steps } from './Steps.tsx';
import type { CardProps, MournersCallScene, Props } from './scene.ts';
import { nameOf, termOf, textOf } from './words.ts';

interface FaceProps extends Props {
  readonly def: CardDef;
}

/** What kind of card it is, in words. */
function kindOf(scene: MournersCallScene, def: CardDef): string {
  const { say } = scene;
  switch (def.type) {
    case 'court':
      return say.has(`card.${def.id}.title`) ? say.say(`card.${def.id}.title`) : say.say('type.court');
    case 'mourner':
      return say.say('board.kind.mourner', { kind: say.say(`kind.${def.kind}`), guild: def.guild });
    case 'wallows':
      return say.say(`subtype.${def.subtype}`);
    case 'ulterior-motive':
      return say.say('board.kind.motive', { faction: def.faction });
  }
}

/** A card at reading size: niche, name, kind, signs, full text. */
export function Card({ scene, card }: CardProps) {
  const def = scene.g.def(card);
  if (isHidden(def)) return <div class={classes(css.face, css.back)} />;
  return (
    <div class={classes('mc-face', css.face, css[def.type], def.type === 'wallows' && css[def.subtype])}>
      <div class={css.inner}>
        <Portrait def={def} class={css.portrait} />
        <b class={css.name}>
          <Name of={nameOf(scene, card)} />
        </b>
        <span class={css.kind}>
          {def.type !== 'court' && <Glyph name={signOf(def)} />}
          <Name of={kindOf(scene, def)} />
        </span>
        <Marks scene={scene} def={def} />
        <p class={css.text}>{textOf(scene, def.id)}</p>
      </div>
    </div>
  );
}

/** The same in signs. */
function Marks({ scene, def }: FaceProps) {
  if (def.type === 'mourner') return <Steps scene={scene} deed={def} class={css.steps} />;
  if (def.type === 'wallows') return <WallowsMarks scene={scene} def={def} />;
  if (def.type === 'court')
    return (
      <>
        {def.actions.map((deed, i) => (
          <span key={deed.id} class={css.action} aria-hidden="true">
            <i>{i + 1}</i>
            <Steps scene={scene} deed={deed} class={css.steps} />
          </span>
        ))}
      </>
    );
  return null;
}

/** Where, on which total, for what, and what it costs otherwise. */
function WallowsMarks({ scene, def }: Props & { readonly def: WallowsDef }) {
  const { location, defeatOn, reward, penalty } = def;
  return (
    <span class={css.marks} aria-hidden="true">
      {location && (
        <span>
          {termOf(scene, location)}, {defeatOn}+
        </span>
      )}
      {reward && <Steps scene={scene} deed={{ does: reward }} class={css.steps} />}
      {penalty && <Steps scene={scene} deed={{ does: penalty }} class={classes(css.steps, css.penalty)} />}
    </span>
  );
}
