import { useSignal } from '@preact/signals';
import { EVENT_DRAWN, limits, nameOf, type RollPreview } from '@tavolata/darkest-night';
import { Choice } from '../../table/Choice.tsx';
import { Card } from './Card.tsx';
import { encounterOf } from './combat.ts';
import { Dice } from './Dice.tsx';
import { Duel } from './Duel.tsx';
import { Finds } from './Finds.tsx';
import { Glyph } from './Glyph.tsx';
import { boxed } from './offered.ts';
import { percent, prospectNow, prospectOf, rollWords } from './prospects.ts';
import { classes, type NightScene, type Props } from './scene.ts';
import { cardName, termOf } from './words.ts';

const MOST_DICE = 8;

/** Dice to be thrown, by where they come from: those of the action or the Tactic, and those added to them. */
function Pool({ roll: { dice }, base }: { readonly roll: RollPreview; readonly base: number }) {
  return (
    <span class="dn-pool" aria-hidden="true">
      {Array.from({ length: Math.min(dice, MOST_DICE) }, (_, i) => (
        <i key={i} class={classes(i >= base && 'more')}>
          {i < base ? '?' : '+'}
        </i>
      ))}
    </span>
  );
}

/** The dice an answer brings by itself. */
function baseOf({ picking, g }: NightScene, { dice }: RollPreview): number {
  const option = picking?.options[picking.chosen.value[0] ?? -1];
  const declared = g.state.rolls.at(-1)?.base;
  if (option?.key === 'search') return limits.search.dice;
  if (option?.key === 'pray') return limits.pray.dice;
  if (option?.key.endsWith('-plain')) return limits.combat.dice;
  return option?.value ?? declared ?? dice;
}

/** One way to answer: its name, its dice, and its chance. */
function Alternative({ scene, option }: Props & { readonly option: number }) {
  const { g, say, picking } = scene;
  const it = picking?.options[option];
  if (!it) return null;
  const roll = prospectOf(scene, option);
  const [sign = ''] = it.key.split('-plain');
  const isWhole = it.card === undefined || !['fight', 'elude', 'use'].includes(it.key);
  const name = isWhole ? say.option(it, card => g.def(card)) : cardName(scene, it.card);
  const words = roll ? rollWords(scene, roll) : undefined;
  const label = say.option(it, card => g.def(card));
  return (
    <Choice
      scene={scene}
      option={option}
      label={words === undefined ? label : `${label}: ${words}`}
      class={classes('dn-alternative', roll && 'rolls')}
    >
      <Glyph name={it.card === undefined || isWhole ? `sign-${sign}` : g.def(it.card).id} class="emblem" />
      <span class="words">
        <b>{name}</b>
        {roll ? (
          <small>
            {it.place && <Glyph name={`sign-${it.place}`} />}
            {say.say('night.dice', { dice: roll.dice })}
            {roll.target !== undefined && ` · ${roll.target}+`}
          </small>
        ) : (
          say.has(`night.deed.${it.key}`) && <small>{say.say(`night.deed.${it.key}`)}</small>
        )}
      </span>
      {roll?.chance !== undefined && (
        <>
          <strong>{percent(roll.chance)}</strong>
          <span class="bar" aria-hidden="true">
            <i style={{ width: `${roll.chance * 100}%` }} />
          </span>
        </>
      )}
    </Choice>
  );
}

/** What the roll would be as the question stands now. */
function Prospect({ scene }: Props) {
  const { say } = scene;
  const roll = prospectNow(scene);
  if (!roll || scene.g.state.rolls.some(({ faces }) => faces.length > 0)) return null;
  return (
    <div class="dn-prospect">
      <Pool roll={roll} base={baseOf(scene, roll)} />
      <b role="status">{rollWords(scene, roll)}</b>
      {roll.rows?.map(({ from, to, chance }) => (
        <span key={from}>
          {from === to ? from : `${from}–${to}`}: <b>{percent(chance)}</b>
        </span>
      ))}
      {roll.kind === 'search' && <Finds scene={scene} roll={roll} />}
      <span class="unseen">{say.say('night.roll')}</span>
    </div>
  );
}

/** At the place where something is decided by dice: the event, the alternatives with their chances, the roll. */
export function Box({ scene }: Props) {
  const { g, say } = scene;
  // On a phone the dice lie over the map: one can look at either.
  const folded = useSignal(false);
  const options = boxed(scene);
  const roll = g.state.rolls.at(-1);
  const encounter = encounterOf(scene);
  const [event] = g.cards(EVENT_DRAWN);
  if (options.length === 0 && !roll && !encounter && event === undefined) return null;
  const isFight = encounter !== undefined || roll !== undefined;
  return (
    <aside
      class={classes('dn-box', isFight && 'fight', folded.value && 'folded')}
      aria-label={say.say('night.box')}
    >
      {isFight && (
        <button type="button" class="dn-fold" onClick={() => (folded.value = !folded.value)}>
          {say.say(folded.value ? 'night.show-dice' : 'night.show-map')}
        </button>
      )}
      {event !== undefined && !encounter && (
        <div class="dn-drawn" data-card={event}>
          <Card scene={scene} card={event} />
        </div>
      )}
      {encounter && <Duel scene={scene} encounter={encounter} />}
      {!encounter && roll && (
        <h3>
          {say.say(`night.roll-for.${roll.kind}`, { hero: termOf(scene, nameOf(g, roll.hero)) })}
          {roll.target !== undefined && <span>{say.say('night.needs', { target: roll.target })}</span>}
        </h3>
      )}
      {roll && <Dice scene={scene} roll={roll} />}
      <Prospect scene={scene} />
      {options.length > 0 && (
        <div class="dn-alternatives">
          {options.map(option => (
            <Alternative key={option} scene={scene} option={option} />
          ))}
        </div>
      )}
    </aside>
  );
}
