import { type CardId, isSeat } from '@tavolata/kernel';
import type { Speaker, TableEvent } from '@tavolata/table';
import type { AnyPage, Scene } from '../games/page.ts';
import { say } from '../shared/Say.tsx';
import { momentName } from './phases.ts';
import type { TableState } from './state.ts';

interface Props {
  readonly state: TableState;
  readonly scene: Scene;
  readonly page: AnyPage;
}

/**
 * The whole table in words, for those who listen and those who would rather read: where one is, every zone with its
 * cards, and what happened last, announced as it comes. The same for every game, since it asks only the kernel.
 */
export function TextTable({ state, scene, page }: Props) {
  const { turn, phase } = page.phase(scene.g);
  const speaker = scene.say;
  const zones = zonesOf(scene);
  const seats = state.session.told.value?.picture.seats ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section class="text-table" aria-label={say('text-view')} tabIndex={0}>
      <p>{momentName(speaker, page.game.slug, turn, phase)}.</p>
      <LastLines state={state} />
      {seats.map(({ seat }) => (
        <Group
          key={seat}
          scene={scene}
          title={seat === scene.me ? say('you') : speaker.seat(seat)}
          zones={zones.filter(zone => zone.split('/')[1] === seat)}
        />
      ))}
      <Group
        scene={scene}
        title={say('text-view.common')}
        zones={zones.filter(zone => !isSeat(zone.split('/')[1]))}
      />
    </section>
  );
}

const zonesOf = ({ g }: Scene): string[] =>
  Object.keys(g.state.core.zones).filter(zone => (g.state.core.zones[zone]?.length ?? 0) > 0);

const SPOKEN = 5;

function LastLines({ state }: Pick<Props, 'state'>) {
  const lines = lastLines(state.session.told.value?.events ?? [], state.speaker.value);
  return (
    <div class="spoken" role="log" aria-live="polite" aria-label={say('rail.log')}>
      {lines.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}

/** From the end: a long match is not told anew with every line. */
function lastLines(events: readonly TableEvent[], speaker: Speaker): { n: number; text: string }[] {
  const lines: { n: number; text: string }[] = [];
  for (let at = events.length - 1; at >= 0 && lines.length < SPOKEN; at--) {
    const event = events[at] as TableEvent;
    const text = speaker.event(event);
    if (text !== undefined) lines.unshift({ n: event.n, text });
  }
  return lines;
}

interface GroupProps {
  readonly scene: Scene;
  readonly title: string;
  readonly zones: readonly string[];
}

function Group({ scene, title, zones }: GroupProps) {
  if (zones.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {zones.map(zone => (
          <div key={zone}>
            <dt>{zoneName(scene, zone)}</dt>
            <dd>
              <Cards scene={scene} cards={scene.g.state.core.zones[zone] ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function zoneName({ say: speaker }: Scene, zone: string): string {
  const [kind = zone] = zone.split('/');
  const key = `zone.${kind}`;
  return speaker.has(key) ? speaker.say(key, { owner: '' }).trim() : kind;
}

/** Known cards by name, each a thing that can be picked; those nobody may see are counted. */
function Cards({ scene, cards }: { readonly scene: Scene; readonly cards: readonly CardId[] }) {
  const isKnown = (card: CardId) => scene.say.has(`card.${scene.g.def(card).id}.name`);
  const known = cards.filter(isKnown);
  const hidden = cards.length - known.length;
  return (
    <ul>
      {known.map(card => {
        const { id, back } = scene.g.def(card);
        const name = scene.say.card(id, back);
        return (
          <li key={card}>
            <span {...scene.thing({ card }, name)}>{name}</span>
          </li>
        );
      })}
      {hidden > 0 && <li>{say('text-view.hidden', { count: hidden })}</li>}
    </ul>
  );
}
