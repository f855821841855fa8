import { classes, listed, Name, Thing } from '@tavolata/board-kit';
import { type Active, activeOf, heroAt, isExhausted, type PowerDef } from '@tavolata/darkest-night';
import { Face } from './Face.tsx';
import { Glyph } from './Glyph.tsx';
import cardCss from './Power.module.css';
import lineCss from './PowerLine.module.css';
import { chanceWord, isIdle } from './prospects.ts';
import type { CardProps, NightScene } from './scene.ts';
import { Tag } from './Tag.tsx';
import { cardName, termOf } from './words.ts';

const KINDS = ['action', 'tactic', 'bonus'] as const;
const kindsOf = ({ kinds }: PowerDef) => KINDS.filter(kind => kinds.includes(kind));
type State = 'active' | 'exhausted' | 'suppressed';

/** How a power lies: ready, active, exhausted, or active and exhausted at once, which suppresses it. */
function stateOf({ g }: NightScene, card: CardProps['card']): State | undefined {
  const exhausted = isExhausted(g, card);
  if (!activeOf(g, card)) return exhausted ? 'exhausted' : undefined;
  return exhausted ? 'suppressed' : 'active';
}

/** What an active power lies on, unless that is its own hero. */
function targetOf(scene: NightScene, { location, blight, hero }: Active, owner: number | undefined) {
  if (location !== undefined) return termOf(scene, location);
  if (blight !== undefined) return termOf(scene, blight);
  const name = hero === undefined || hero === owner ? undefined : heroAt(scene.g, hero).name;
  return name && termOf(scene, name);
}

/** The dice of a Tactic, as its corner tells them. */
function diceOf({ dice }: PowerDef): string | undefined {
  const all = [dice?.fight, dice?.elude].flatMap(each => each ?? []).flat();
  if (all.length === 0) return undefined;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? String(least) : `${least}–${most}`;
}

interface Props extends CardProps {
  readonly owner?: number;
  /** A card; a tile, where there is no room for cards; a line of a sheet; a sign alone. */
  readonly as: 'card' | 'tile' | 'row' | 'sign';
  /** Not to be seen unless it can be picked. */
  readonly quiet?: boolean;
}

/** Cards and tiles are drawn one way, lines and signs another. */
const cssOf = (as: Props['as']) => (as === 'card' || as === 'tile' ? cardCss : lineCss);

const SIGNS = { active: 'candle', suppressed: 'snuffed', exhausted: 'crescent' } as const;

/** How it lies, in a word: over the window of a card, at the end of a line. */
const Lies = ({ state, word, as }: Pick<Props, 'as'> & { readonly state: State; readonly word: string }) => (
  <span class={cssOf(as).state}>
    <Glyph name={SIGNS[state]} />
    <span>{word}</span>
  </span>
);

/** What is printed in the corners: the dice of a Tactic, those that lie on it, and what kind of power it is. */
function Corners({ scene, card, as }: Props) {
  const { g } = scene;
  const css = cssOf(as);
  const def = g.def(card) as PowerDef;
  const dice = diceOf(def);
  const stored = def.stores ? g.state.stored : [];
  return (
    <>
      {dice && as !== 'sign' && (
        <span class={css.dice}>
          {dice}
          <Face face={1} />
        </span>
      )}
      {stored.length > 0 && (
        <span class={css.stored}>
          {stored.map((face, i) => (
            <Face key={i} face={face} />
          ))}
        </span>
      )}
      {!(as === 'sign' || (as === 'row' && stored.length > 0)) && (
        <span class={css.kinds}>
          {kindsOf(def).map(kind => (
            <Glyph key={kind} name={`sign-${kind}`} />
          ))}
        </span>
      )}
    </>
  );
}

/** A power: arched window, paper plate, and the word of its state; its name can always be read. */
export function Power(props: Props) {
  const { scene, card, owner, as, quiet } = props;
  const { g, say } = scene;
  const css = cssOf(as);
  const def = g.def(card) as PowerDef;
  const state = stateOf(scene, card);
  const active = activeOf(g, card);
  const kindWords = kindsOf(def).map(kind => say.say(`night.kind.${kind}`));
  const stateWord = state && say.say(`night.state.${state}`);
  const target = active && targetOf(scene, active, owner);
  const dice = diceOf(def);
  const name = cardName(scene, card);
  const does = chanceWord(scene, { card });
  const isBack = as === 'card' && (state === 'exhausted' || state === 'suppressed');
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={listed(
        name,
        ...kindWords,
        dice && say.say('night.dice-are', { dice }),
        stateWord,
        target,
        def.stores && g.state.stored.join(' '),
      )}
      does={does}
      silent
      class={classes(
        'dn-power',
        css.power,
        css[as],
        state && css[state],
        does && css.telling,
        quiet && css.quiet,
        isIdle(scene, { card }) && css.idle,
      )}
      title={as === 'sign' ? listed(name, stateWord) : undefined}
    >
      <span class={css.window}>
        <Glyph name={isBack ? 'back' : def.id} class={isBack ? css.back : css.emblem} />
        {state && stateWord && <Lies state={state} word={stateWord} as={as} />}
      </span>
      <Corners {...props} />
      {does && <Tag does={does} class={css.chance} />}
      <span class={css.plate}>
        <em>
          <Name of={name} />
        </em>
        <small class={target === undefined ? css.kind : undefined}>{target ?? kindWords.join(' · ')}</small>
      </span>
    </Thing>
  );
}
