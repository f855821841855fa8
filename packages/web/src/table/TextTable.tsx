import { type AnyPage, type Fact, type Scene, say, zonesInOrder } from '@tavolata/board-kit';
import { type CardId, isSeat } from '@tavolata/kernel';
import type { Speaker, TableEvent } from '@tavolata/table';
import type { TablePageState } from './state/page-state.ts';
import { momentName, turnOf } from './state/phases.ts';

interface Props {
  readonly state: TablePageState;
  readonly scene: Scene;
  readonly page: AnyPage;
}

/**
 * The whole table in words, for those who listen and those who would rather read: where one is, what happened last, and
 * everybody's things: what the game tells, then every zone with its cards.
 */
export function TextTable({ state, scene, page }: Props) {
  const phase = page.phase?.(scene.g);
  const turn = turnOf(page, scene);
  const speaker = scene.say;
  const zones = zonesOf(scene);
  const facts = page.inWords?.facts(scene) ?? [];
  const seats = state.session.table.value?.snapshot.seats ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section class="text-table" aria-label={say('text-view')} tabIndex={0}>
      <p>{momentName(speaker, page.game.slug, turn, phase)}.</p>
      <LastLines state={state} />
      {seats.map(({ seat }) => (
        <Group
          key={seat}
          scene={scene}
          page={page}
          title={seat === scene.you ? say('you') : speaker.seat(seat)}
          facts={facts.filter(fact => fact.seat === seat)}
          zones={zonesInOrder(
            scene,
            page,
            zones.filter(zone => zone.split('/')[1] === seat),
          )}
        />
      ))}
      <Group
        scene={scene}
        page={page}
        title={say('text-view.common')}
        facts={facts.filter(fact => fact.seat === undefined)}
        zones={zones.filter(zone => !isSeat(zone.split('/')[1]))}
      />
    </section>
  );
}

const zonesOf = ({ g }: Scene): string[] =>
  Object.keys(g.state.core.zones).filter(zone => (g.state.core.zones[zone]?.length ?? 0) > 0);

const SPOKEN = 5;

function LastLines({ state }: Pick<Props, 'state'>) {
  const lines = lastLines(state.session.table.value?.events ?? [], state.speaker.value);
  return (
    <div class="spoken" role="log" aria-live="off" aria-label={say('rail.log')}>
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

interface GroupProps extends Pick<Props, 'scene' | 'page'> {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly zones: readonly string[];
}

function Group({ scene, page, title, facts, zones }: GroupProps) {
  if (zones.length + facts.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {facts.length > 0 && (
        <ul class="facts">
          {facts.map(({ line, at }) => (
            <li key={line}>{at ? <span {...scene.thing(at, line)}>{line}</span> : line}</li>
          ))}
        </ul>
      )}
      <dl>
        {zones.map(zone => (
          <div key={zone}>
            <dt>{zoneName(scene, page, zone)}</dt>
            <dd>
              <Cards scene={scene} page={page} cards={scene.g.state.core.zones[zone] ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function zoneName(scene: Scene, page: AnyPage, zone: string): string {
  const { say: speaker } = scene;
  const [kind = zone] = zone.split('/');
  const key = `zone.${kind}`;
  const name = speaker.has(key) ? speaker.say(key, { owner: '' }).trim() : kind;
  const where = page.inWords?.where?.(scene, zone);
  return where === undefined ? name : say('text-view.where', { zone: name, where });
}

/** Cards that read the same and are not asked about. */
interface Alike {
  readonly label: string;
  readonly card: CardId;
  readonly count: number;
}

function alike(scene: Scene, label: (card: CardId) => string, cards: readonly CardId[]): Alike[] {
  const found = new Map<string, Alike>();
  for (const card of cards) {
    const isCalm = (scene.draft?.standing({ card }) ?? 'calm') === 'calm';
    const key = isCalm ? label(card) : String(card);
    const known = found.get(key);
    found.set(key, known ? { ...known, count: known.count + 1 } : { label: label(card), card, count: 1 });
  }
  return [...found.values()];
}

/** More names than this lie in a heap that is opened by whoever wants to read them. */
const HEAP = 8;

interface CardsProps extends Pick<Props, 'scene' | 'page'> {
  readonly cards: readonly CardId[];
}

/** Known cards by what they say, each a thing that can be picked; those nobody may see are counted. */
function Cards({ scene, page, cards }: CardsProps) {
  const isKnown = (card: CardId) => scene.say.has(`card.${scene.g.def(card).id}.name`);
  const label = (card: CardId): string => {
    const { id, back } = scene.g.def(card);
    return page.inWords?.label?.(scene, card) ?? scene.say.card(id, back);
  };
  const known = cards.filter(isKnown);
  const groups = alike(scene, label, known);
  const hidden = cards.length - known.length;
  const isAsked = known.some(card => (scene.draft?.standing({ card }) ?? 'calm') !== 'calm');
  const list = (
    <ul>
      {groups.map(({ label: words, card, count }) => (
        <li key={card}>
          <span {...scene.thing({ card }, words)}>
            {count > 1 ? say('text-view.copies', { card: words, count }) : words}
          </span>
        </li>
      ))}
      {hidden > 0 && <li>{say('text-view.hidden', { count: hidden })}</li>}
    </ul>
  );
  return groups.length > HEAP && !isAsked ? (
    <details>
      <summary>{say('text-view.cards', { count: cards.length })}</summary>
      {list}
    </details>
  ) : (
    list
  );
}
