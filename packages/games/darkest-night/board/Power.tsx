import { classes, listed, Name, Thing } from '@tavolata/board-kit';
import { type Active, activeOf, heroAt, isExhausted, type PowerDef } from '@tavolata/darkest-night';
import { Face } from './Face.tsx';
import { Glyph } from './Glyph.tsx';
import { chanceWord, isIdle } from './prospects.ts';
import type { CardProps, NightScene } from './scene.ts';
import { cardName, termOf } from './words.ts';

const KINDS = ['action', 'tactic', 'bonus'] as const;
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
  /** A line of a sheet, or a sign alone, instead of a card. */
  readonly as?: 'row' | 'sign';
}

/** A power: arched window, paper plate, and the word of its state; its name can always be read. */
export function Power({ scene, card, owner, as }: Props) {
  const { g, say } = scene;
  const def = g.def(card) as PowerDef;
  const state = stateOf(scene, card);
  const active = activeOf(g, card);
  const kinds = KINDS.filter(kind => def.kinds.includes(kind));
  const kindWords = kinds.map(kind => say.say(`night.kind.${kind}`));
  const stateWord = state && say.say(`night.state.${state}`);
  const target = active && targetOf(scene, active, owner);
  const stored = def.stores ? g.state.stored : [];
  const dice = diceOf(def);
  const name = cardName(scene, card);
  const does = chanceWord(scene, { card });
  const isFaceUp = state !== 'exhausted' && state !== 'suppressed';
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
        stored.join(' '),
      )}
      does={does}
      silent
      class={classes('dn-power', as && `as-${as}`, state, isIdle(scene, { card }) && 'idle')}
      title={as === 'sign' ? listed(name, stateWord) : undefined}
    >
      <span class="window">
        <Glyph name={isFaceUp || as ? def.id : 'back'} class={isFaceUp || as ? 'emblem' : 'back'} />
        {state && (
          <span class="state">
            <Glyph name={state === 'active' ? 'candle' : state === 'suppressed' ? 'snuffed' : 'crescent'} />
            <span>{stateWord}</span>
          </span>
        )}
      </span>
      {dice && as !== 'sign' && (
        <span class="dice">
          {dice}
          <Face face={1} />
        </span>
      )}
      {stored.length > 0 && (
        <span class="stored">
          {stored.map((face, i) => (
            <Face key={i} face={face} />
          ))}
        </span>
      )}
      <span class="kinds">
        {kinds.map(kind => (
          <Glyph key={kind} name={`sign-${kind}`} />
        ))}
      </span>
      {does && <span class="dn-tag">{does}</span>}
      <span class="plate">
        <em>
          <Name of={name} />
        </em>
        <small class={target === undefined ? 'kind' : undefined}>{target ?? kindWords.join(' · ')}</small>
      </span>
    </Thing>
  );
}
