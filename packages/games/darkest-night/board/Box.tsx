import type { Signal } from '@preact/signals';
import { classes } from '@tavolata/board-kit';
import { blightsAt, EVENT_DRAWN, LOCATIONS, nameOf, type Roll, targetIn } from '@tavolata/darkest-night';
import { Alternative } from './Alternative.tsx';
import css from './Box.module.css';
import { boxKind } from './box-kind.ts';
import { Card } from './Card.tsx';
import { encounterOf } from './combat.ts';
import { Dice } from './Dice.tsx';
import { Duel } from './Duel.tsx';
import { boxed } from './offered.ts';
import { Prospect } from './Prospect.tsx';
import type { NightScene, Props } from './scene.ts';
import { termOf } from './words.ts';

/** Whether the open question is answered on the map: at a place, or with a blight that lies there. */
function isAnsweredOnMap({ g, draft }: NightScene): boolean {
  const zones = LOCATIONS.map(({ id }) => blightsAt(id));
  return (draft?.options ?? []).some(
    ({ card, place }) =>
      LOCATIONS.some(({ id }) => id === place) || (card !== undefined && zones.includes(g.zoneOf(card))),
  );
}

/** What is rolled for, and what it takes. */
function RollHeading({ scene, roll }: Props & { readonly roll: Roll }) {
  const { g, say } = scene;
  const target = targetIn(g, roll);
  return (
    <h3>
      {say.say(`night.roll-for.${roll.kind}`, { hero: termOf(scene, nameOf(g, roll.hero)) })}
      {target !== undefined && <span>{say.say('night.needs', { target })}</span>}
    </h3>
  );
}

/** So many ways to go on with a fight stand two in a row. */
const MANY = 4;

interface AlternativesProps extends Props {
  readonly options: readonly number[];
  /** They stand beside each other, where there is little room. */
  readonly narrow: boolean;
}

function Alternatives({ scene, options, narrow }: AlternativesProps) {
  if (options.length === 0) return null;
  const isFour = options.length === 4;
  const isPaired = !narrow && options.length >= MANY;
  return (
    <div
      class={classes(
        'dn-alternatives',
        css.alternatives,
        narrow && css.beside,
        narrow && isFour && css.four,
        isPaired && css.paired,
      )}
    >
      {options.map(option => (
        <Alternative
          key={option}
          scene={scene}
          option={option}
          beside={narrow ? options.length : isPaired ? 2 : 1}
        />
      ))}
    </div>
  );
}

/** At the place where something is decided by dice: the event, the alternatives with their chances, the roll. */
export function Box({ scene, folded }: Props & { readonly folded: Signal<boolean> }) {
  const { g, say } = scene;
  const kind = boxKind(scene);
  if (!kind) return null;
  const options = boxed(scene);
  const roll = g.state.rolls.at(-1);
  const encounter = encounterOf(scene);
  const [event] = g.cards(EVENT_DRAWN);
  return (
    <aside
      class={classes(
        'dn-box',
        css.box,
        css[kind],
        options.length > 0 && css.choosing,
        kind === 'fighting' && folded.value && css.folded,
      )}
      aria-label={say.say('night.box')}
    >
      {kind === 'fighting' && (
        <button type="button" class={css.fold} onClick={() => (folded.value = !folded.value)}>
          {say.say(folded.value ? 'night.show-dice' : 'night.show-map')}
        </button>
      )}
      {event !== undefined && !encounter && (
        <div class={classes('dn-drawn', isAnsweredOnMap(scene) && css.answered)} data-card={event}>
          <Card scene={scene} card={event} size="strip" />
        </div>
      )}
      {encounter && <Duel scene={scene} encounter={encounter} />}
      {!encounter && roll && <RollHeading scene={scene} roll={roll} />}
      {roll && <Dice scene={scene} roll={roll} />}
      <Prospect scene={scene} />
      <Alternatives scene={scene} options={options} narrow={kind !== 'fighting'} />
    </aside>
  );
}
