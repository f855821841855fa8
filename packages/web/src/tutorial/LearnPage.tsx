import './tutorial.css';
import { useSignal } from '@preact/signals';
import { Icon, say } from '@tavolata/board-kit';
import type { Scenario } from '@tavolata/kernel/scenario';
import { useEffect } from 'preact/hooks';
import { doorOf } from '../games/doors.ts';
import { toLearn } from '../lobby/game-links.ts';
import { Refused } from '../shared/api.ts';
import { Failure, useAttempt } from '../shared/attempt.tsx';
import { Loading } from '../shared/Loading.tsx';
import { language } from '../shared/language.ts';
import { calledMe } from '../shared/my-name.ts';
import { addressOf } from '../shared/places.ts';
import { Shell, ToLobby } from '../shared/Shell.tsx';
import { Why } from '../table/answers/Why.tsx';
import type { TablePageState } from '../table/state/page-state.ts';
import { TablePage } from '../table/TablePage.tsx';
import { useCardPlace } from './card-place.ts';
import { useLessonPlace } from './lesson-place.ts';
import { LessonSession } from './session.ts';
import { Way, WaysOn } from './WaysOn.tsx';

interface Props {
  readonly slug: string;
  /** Which of the game's tutorials, from 0. */
  readonly n: number;
}

interface Loaded {
  readonly session: LessonSession;
  readonly scenario: Scenario;
  readonly count: number;
}

/** A game that teaches itself: a table on which every step says what it is about. */
export function LearnPage({ slug, n }: Props) {
  const loaded = useSignal<Loaded | undefined>(undefined);
  const loading = useAttempt();
  const load = async () => {
    const page = await doorOf(slug)?.load();
    const tutorials = (await page?.tutorials?.()) ?? [];
    const scenario = tutorials[n];
    if (!page) throw new Refused('unknown-game');
    if (!scenario) throw new Refused('unknown-lesson');
    const session = new LessonSession(page.game, scenario, calledMe());
    loaded.value = { session, scenario, count: tutorials.length };
  };
  const begin = () => void loading.run(load);
  useEffect(begin, [slug, n]);
  if (loading.problem)
    return (
      <Shell title={say('lesson.title')}>
        <Failure of={loading} />
        <div class="way-out">
          <ToLobby />
          {loading.problem === 'unknown-lesson' && <ToFirst slug={slug} />}
        </div>
      </Shell>
    );
  const shown = loaded.value;
  if (!shown) return <Loading />;
  const { session, count } = shown;
  // Read for its effect: the course moves on with what the session tells.
  void session.table.value;
  const { isOver } = session.course;
  return (
    <TablePage
      key={session}
      session={session}
      controls={isOver ? () => <WaysOn slug={slug} n={n} count={count} onAgain={begin} /> : undefined}
      lesson={state => <LessonCard state={state} loaded={shown} />}
    />
  );
}

/** Whoever looked for a lesson that is not there may begin with the first, if the game has any. */
function ToFirst({ slug }: Pick<Props, 'slug'>) {
  const door = doorOf(slug);
  const first = door && toLearn(door);
  return first ? (
    <a class="btn" href={addressOf(first)}>
      {say('way.learn-game', { game: say(`door.${slug}.name`) })}
    </a>
  ) : null;
}

function LessonCard({ state, loaded }: { readonly state: TablePageState; readonly loaded: Loaded }) {
  const { session, scenario } = loaded;
  const { lesson, at, isOver, canTurnOver } = useLessonPlace(state, session);
  const { lessons } = session.course;
  const lang = language.value;
  const rule = isOver ? undefined : lesson?.rule;
  const folded = useSignal(false);
  const card = useCardPlace();
  return (
    <aside
      ref={card}
      class="lesson"
      aria-label={say('lesson.title')}
      data-folded={folded.value ? 'yes' : undefined}
    >
      <button
        type="button"
        class="fold"
        aria-expanded={!folded.value}
        onClick={() => {
          folded.value = !folded.value;
        }}
      >
        <b>{scenario.tutorial?.title[lang]}</b>
        <small>{say('lesson.count', { n: Math.min(at + 1, lessons.length), of: lessons.length })}</small>
        <Icon name="up" />
      </button>
      <p role="status" aria-live="polite">
        {isOver ? say('lesson.done') : lesson?.[lang]}
      </p>
      <footer>
        {rule && <Why state={state} rule={rule} />}
        {canTurnOver && <Way label={say('lesson.next')} main onGo={() => session.turnOver()} />}
      </footer>
    </aside>
  );
}
