import './css/index.css';
import { useSignalEffect } from '@preact/signals';
import { lettersOf, mineOf, SeatLooks, SignedBy, say, whose, windowName } from '@tavolata/board-kit';
import type { ComponentChild } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { TableSession } from '../session/session.ts';
import { showTurn } from '../shared/badge.ts';
import { Loading } from '../shared/Loading.tsx';
import type { Placed } from '../shared/places.ts';
import { Announcer } from './Announcer.tsx';
import { Edge } from './answers/Edge.tsx';
import { Undo } from './answers/Undo.tsx';
import { Broken } from './Broken.tsx';
import { isStoppable, Stopping, Tools } from './bar/Tools.tsx';
import { TopBar } from './bar/TopBar.tsx';
import { Connection } from './Connection.tsx';
import { Dock } from './Dock.tsx';
import { Finale } from './end/Finale.tsx';
import { Gestures } from './Gestures.tsx';
import { HandOver } from './HandOver.tsx';
import { tick } from './haptics.ts';
import { useInSight } from './in-sight.ts';
import { Glance } from './inspect/Glance.tsx';
import { Inspect } from './inspect/Inspect.tsx';
import { Rule } from './inspect/Rule.tsx';
import { Which } from './inspect/Which.tsx';
import { useFocusHome } from './keys/focus-home.ts';
import { Keys } from './keys/Keys.tsx';
import { useKeys } from './keys/keys.ts';
import { Rail } from './log/Rail.tsx';
import { Menu } from './menu/Menu.tsx';
import { Said } from './Said.tsx';
import { TablePageState } from './state/page-state.ts';
import { findMeant } from './state/thumbs.ts';
import { TextTable } from './TextTable.tsx';
import { TimeNotice } from './time/TimeNotice.tsx';

interface Props {
  /** Where the way back leads, if not to the lobby. */
  readonly back?: Placed | undefined;
  /** In the edge's place, where there is nothing to answer. */
  readonly controls?: ((state: TablePageState) => ComponentChild) | undefined;
  /** What a learner is told, over the rail. */
  readonly lesson?: (state: TablePageState) => ComponentChild;
}

/** A table for as long as it is looked at; whatever breaks in drawing it, there is a way out. */
export function TablePage({ session, ...props }: Props & { readonly session: TableSession }) {
  const state = useMemo(() => new TablePageState(session), [session]);
  useEffect(() => () => state.close(), [state]);
  // Caught, but not hushed up.
  const [error] = useErrorBoundary(thrown => reportError(thrown));
  const names = state.names.value;
  const letters = useMemo(() => lettersOf(names), [names]);
  const scene = state.scene.value;
  const looks = scene && state.page.value?.seatLooks?.(scene.g);
  return (
    <SignedBy value={letters}>
      <SeatLooks value={looks ?? {}}>
        {error === undefined ? <Table state={state} {...props} /> : <Broken state={state} error={error} />}
      </SeatLooks>
    </SignedBy>
  );
}

/** Whether the question stands beside the hand: in windows that are low, unless all of their width is needed below the table. */
const hasColumn = (isWideBelow: boolean): boolean =>
  windowName.value === 'side' || (windowName.value === 'laptop' && !isWideBelow);

/** The shared frame of every game: top bar, table, rail, edge, hand. The game owns what lies on the table. */
function Table({ state, back, controls, lesson }: Props & { readonly state: TablePageState }) {
  useKeys(state);
  useFocusHome();
  useInSight(state);
  useSignalEffect(() => {
    const isUndoAsked = state.undoAsked.value !== undefined;
    const slug = state.page.value?.game.slug;
    showTurn(
      isUndoAsked || state.draft.value !== undefined,
      isUndoAsked ? 'undo' : 'your-turn',
      slug && say(`door.${slug}.name`),
    );
  });
  useEffect(() => () => showTurn(false), []);
  const scene = state.scene.value;
  const page = state.page.value;
  const curtain = state.sharedScreen.curtain.value;
  const table = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    state.motion.attach(table.current, above.current);
    if (scene) state.motion.play();
  }, [state, scene, curtain]);
  if (!scene || !page) {
    const failed = state.failed.value;
    return failed === undefined ? <Loading /> : <Broken state={state} error={failed} />;
  }
  if (curtain) return <HandOver state={state} curtain={curtain} />;
  const { Board, Hand } = page;
  return (
    <div
      ref={table}
      class="tv"
      data-surface="dark"
      data-game={page.game.slug}
      data-edge={hasColumn(page.wideHand === true || controls !== undefined) ? 'column' : 'bar'}
      data-asking={state.draft.value ? 'me' : undefined}
      data-question={state.draft.value?.q}
      data-sent={state.isSent.value ? 'yes' : undefined}
      data-over={state.session.table.value?.snapshot.result ? 'yes' : undefined}
      data-text={state.asText.value ? 'yes' : undefined}
      data-rail={state.rail.value ? 'open' : undefined}
      data-lesson={lesson && 'yes'}
      data-replay={state.session.isPast && 'yes'}
      onPointerDown={() => state.motion.skip()}
      onClickCapture={event => {
        findMeant(state, event);
        tick(event);
      }}
    >
      <TopBar state={state} back={back} />
      {!controls && !lesson && <Finale state={state} />}
      {/* The question before what it is about: keys and those who listen come to it first. */}
      {controls?.(state) ?? (
        <Edge
          state={state}
          meanwhile={lesson && say('lesson.read')}
          stopping={!lesson && isStoppable(state) && <Stopping state={state} />}
        />
      )}
      <main class="tv-table" aria-label={say('table.area')}>
        {state.asText.value ? <TextTable state={state} scene={scene} page={page} /> : <Board scene={scene} />}
      </main>
      <Dock label={Hand && scene.say.say('table.hand', whose(scene, mineOf(scene)))}>
        {Hand && <Hand scene={scene} />}
        {!controls && !lesson && <Tools state={state} />}
      </Dock>
      <Rail state={state} />
      <Glance state={state} scene={scene} page={page} />
      {lesson?.(state)}
      <Inspect state={state} />
      <Rule state={state} />
      <Menu state={state} />
      <Which state={state} />
      <Keys state={state} />
      <div class="notices">
        <Connection state={state} />
        <TimeNotice state={state} />
        <Undo state={state} />
        <Said state={state} />
      </div>
      <Gestures state={state} />
      <Announcer state={state} />
      <div class="motion" ref={above} aria-hidden="true" />
    </div>
  );
}
