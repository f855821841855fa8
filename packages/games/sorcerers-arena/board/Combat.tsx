import { classes, isHidden, Name, Thing } from '@tavolata/board-kit';
import type { CombatDef } from '@tavolata/sorcerers-arena';
import { Back } from './Back.tsx';
import { Crest, Glyph, Scenery } from './Bits.tsx';
import css from './Combat.module.css';
import { doesOf, tagOf } from './does.ts';
import held from './Held.module.css';
import { headline, rangeOf } from './headline.ts';
import { type ArenaScene, type CardProps, mySide, sideOfSeat } from './scene.ts';
import { BURST } from './shapes.ts';
import { cardLabel, cardName } from './words.ts';

const SHAPES: Readonly<Record<string, string>> = {
  damage: BURST,
  brooms: BURST,
  move: 'M0-15a15 15 0 1 0 .1 0Z',
  heal: 'M-6-16H6V-6H16V6H6V16H-6V6H-16V-6H-6Z',
  counters: 'M0-18Q15-2 13 6A13 12 0 0 1-13 6Q-15-2 0-18Z',
  cards: 'M-11-15H11Q14-15 14-12V12Q14 15 11 15H-11Q-14 15-14 12V-12Q-14-15-11-15Z',
};

/** The number that matters, in its own shape: burst for damage, disc for spaces, cross for healing, drop for counters. */
export function Value({ def }: { readonly def: CombatDef }) {
  const line = headline(def);
  if (!line) return null;
  return (
    <svg class={classes(css.value, css[line.kind])} viewBox="-19 -19 38 38" aria-hidden="true">
      <path d={SHAPES[line.kind]} />
      {line.kind === 'brooms' ? (
        <use href="#sa-t-magic-broom" x="-8" y="-8" width="16" height="16" />
      ) : (
        <text y={line.kind === 'counters' ? 9 : 6}>{line.number}</text>
      )}
    </svg>
  );
}

/** Whose team a card belongs to, by where it lies. */
export function teamOf(scene: ArenaScene, card: CardProps['card']) {
  const owner = scene.g.zoneOf(card).split('/')[1];
  return owner === undefined ? undefined : sideOfSeat(scene, owner as never);
}

/** Letters of the longest word: a name is set as large as it fits without being cut. */
const longestWord = (name: string): number => Math.max(...name.split(/[ -]/).map(({ length }) => length));

/** The face of a Combat card, at any size. */
export function Face({ scene, card }: CardProps) {
  const def = scene.g.def(card);
  if (def.type !== 'combat') return null;
  if (isHidden(def)) return <Back side={teamOf(scene, card) ?? mySide(scene)} />;
  const range = rangeOf(def);
  const { say } = scene;
  return (
    <>
      <div class={`sa-pic ${css.picture}`} aria-hidden="true">
        <Scenery name={def.character} />
        <Glyph name={`c-${def.id}`} />
        {range !== undefined && (
          <span class={css.range}>
            {range === 1 ? say.say('board.adjacent') : say.say('board.range', { range })}
          </span>
        )}
      </div>
      <Value def={def} />
      {def.character !== 'nobody' && <Crest name={def.character} side={teamOf(scene, card)} />}
      <div class={`sa-plate ${css.plate}`} aria-hidden="true">
        <b style={{ '--longest': longestWord(cardName(scene, card)) }}>
          <Name of={cardName(scene, card)} />
        </b>
      </div>
      <div class={`sa-foot ${css.foot}`} aria-hidden="true">
        <span>{say.say(`banner.${def.phase}`)}</span>
        {def.types.map(type => (
          <Glyph key={type} name={`i-${type}`} />
        ))}
        {def.gear && <Glyph name={`i-${def.gear}`} class={css.gear} />}
      </div>
    </>
  );
}

/** A card's rim tells its phase. */
export const rimOf = (def: CombatDef): string =>
  classes('sa-card', css.card, css[def.phase === 'action-or-movement' ? 'both' : def.phase]);

/** A card of a hand, or of any cards laid out to choose from, with what it can do or why it cannot. */
export function CombatCard({ scene, card, isHeld = false }: CardProps & { readonly isHeld?: boolean }) {
  const def = scene.g.def(card);
  const tag = tagOf(scene, card);
  if (def.type !== 'combat') return null;
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={cardLabel(scene, card)}
      does={doesOf(scene, card) ?? tag?.text}
      silent
      class={classes(rimOf(def), isHidden(def) && css.hidden, isHeld && held.held)}
    >
      <Face scene={scene} card={card} />
      {tag && (
        <span class={classes('sa-tag', css.tag, tag.can && css.can)} aria-hidden="true">
          {tag.open && <span class={css.tick}>✓ </span>}
          {tag.text}
        </span>
      )}
    </Thing>
  );
}
