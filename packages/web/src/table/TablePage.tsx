import { useSignalEffect } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import { showTurn } from '../shared/badge.ts';
import { Loading } from '../shared/Loading.tsx';
import { lettersOf, SignedBy } from '../shared/letters.ts';
import type { Placed } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { Broken } from './Broken.tsx';
import { Connection } from './Connection.tsx';
import { Edge } from './Edge.tsx';
import { Finale } from './Finale.tsx';
import { Gestures } from './Gestures.tsx';
import { Glance } from './Glance.tsx';
import { HandOver } from './HandOver.tsx';
import { Inspect } from './Inspect.tsx';
import { useInSight } from './in-sight.ts';
import { Keys } from './Keys.tsx';
import { useKeptFocus } from './keeping-focus.ts';
import { useKeys } from './keys.ts';
import { Menu } from './Menu.tsx';
import { Rail } from './Rail.tsx';
import { Rule } from './Rule.tsx';
import { Said } from './Said.tsx';
import { mineOf } from './scenes.ts';
import { TableState } from './state.ts';
import { TextTable } from './TextTable.tsx';
import { TimeNotice } from './TimeNotice.tsx';
import { Stopping, Tools } from './Tools.tsx';
import { TopBar } from './TopBar.tsx';
import { findMeant } from './thumbs.ts';
import { Undo } from './Undo.tsx';
import { Which } from './Which.tsx';
import { whose } from './whose.ts';

interface Props {
  /** Where the way back leads, if not to the lobby. */
  readonly back?: Placed | undefined;
  /** In the edge's place, where there is nothing to answer. */
  readonly controls?: ((state: TableState) => ComponentChild) | undefined;
  /** What a learner is told, over the rail. */
  readonly lesson?: (state: TableState) => ComponentChild;
}

/** A table for as long as it is looked at; whatever breaks in drawing it, there is a way out. */
export function TablePage({ session, ...props }: Props & { readonly session: Session }) {
  const state = useMemo(() => new TableState(session), [session]);
  useEffect(() => () => state.close(), [state]);
  // Caught, but not hushed up.
  const [error] = useErrorBoundary(thrown => reportError(thrown));
  const names = state.names.value;
  const letters = useMemo(() => lettersOf(names), [names]);
  return (
    <SignedBy value={letters}>
      {error === undefined ? <Table state={state} {...props} /> : <Broken state={state} error={error} />}
    </SignedBy>
  );
}

/** The shared frame of every game: top bar, table, rail, edge, hand. The game owns what lies on the table. */
function Table({ state, back, controls, lesson }: Props & { readonly state: TableState }) {
  useKeys(state);
  useKeptFocus();
  useInSight(state);
  useSignalEffect(() => {
    const isUndoAsked = state.undoAsked.value !== undefined;
    const slug = state.page.value?.game.slug;
    showTurn(
      isUndoAsked || state.picking.value !== undefined,
      isUndoAsked ? 'undo' : 'your-turn',
      slug && say(`door.${slug}.name`),
    );
  });
  useEffect(() => () => showTurn(false), []);
  const scene = state.scene.value;
  const page = state.page.value;
  const curtain = state.holding.curtain.value;
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
      data-asking={state.picking.value ? 'me' : undefined}
      data-question={state.picking.value?.q}
      data-sent={state.isSent.value ? 'yes' : undefined}
      data-over={state.session.told.value?.picture.result ? 'yes' : undefined}
      data-text={state.asText.value ? 'yes' : undefined}
      data-rail={state.rail.value ? 'open' : undefined}
      onPointerDown={() => state.motion.skip()}
      onClickCapture={event => findMeant(state, event)}
    >
      <TopBar state={state} back={back} />
      {!controls && !lesson && <Finale state={state} />}
      <main class="tv-table" aria-label={say('table.area')}>
        {state.asText.value ? <TextTable state={state} scene={scene} page={page} /> : <Board scene={scene} />}
      </main>
      <Rail state={state} />
      <Glance state={state} scene={scene} page={page} />
      {controls?.(state) ?? (
        <Edge state={state} meanwhile={lesson && say('lesson.read')}>
          {!lesson && <Stopping state={state} />}
        </Edge>
      )}
      <section class="tv-dock" aria-label={scene.say.say('table.hand', whose(scene, mineOf(scene)))}>
        <Hand scene={scene} />
        {!controls && !lesson && <Tools state={state} />}
      </section>
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
      <div class="motion" ref={above} aria-hidden="true" />
    </div>
  );
}
