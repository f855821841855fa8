import { useSignal } from '@preact/signals';
import {
  type AnyPage,
  classes,
  Icon,
  linked,
  printsIn,
  type Scene,
  Sign,
  say,
  touch,
} from '@tavolata/board-kit';
import type { Speaker, TableEvent, TakenEvent } from '@tavolata/table';
import { Fragment } from 'preact';
import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import { Sure } from '../../shared/Sure.tsx';
import type { TablePageState } from '../state/page-state.ts';
import { phaseName } from '../state/phases.ts';
import { useLoadEarlier } from './load-earlier.ts';
import { entriesOf } from './log-entries.ts';
import { walkLog } from './log-keys.ts';
import { MovedHere } from './MovedHere.tsx';
import { namesThen } from './names-then.ts';
import { useStickToEnd } from './stick-to-end.ts';

/** Lines shown at first, and added each time somebody goes up to the first of them. */
const MOST = 300;

interface Props {
  readonly state: TablePageState;
  readonly scene: Scene;
  readonly page: AnyPage;
}

/** One event a line, in the reader's language, under phase headings; play can be taken back to each answer. */
export function Log({ state, scene, page }: Props) {
  const table = state.session.table.value;
  const events = table?.events ?? [];
  const notices = table?.notices ?? [];
  const list = useStickToEnd(events.length + notices.length);
  const [most, setMost] = useState(MOST);
  const entries = entriesOf(events, notices, table?.begin);
  const shown = entries.slice(-most);
  const hasEarlier = entries.length > most || (table?.begin ?? 0) > 0;
  const showEarlier = async (): Promise<void> => {
    if (entries.length > most || (await state.session.earlier?.())) setMost(most + MOST);
  };
  const top = useLoadEarlier(
    list,
    shown.map(({ key }) => key),
    () => void showEarlier(),
  );
  const then = namesThen(shown, state.names.value);
  const speakerFor = state.logSpeaker.value;
  const isIdle = table?.snapshot.nothingToUndo === true;
  let phase: string | undefined;
  let moment: number | undefined;
  return (
    <div
      class="log"
      ref={list}
      role="log"
      // What happens is told by the announcer: nobody needs to hear it twice.
      aria-live="off"
      aria-label={say('rail.log')}
      aria-description={touch.value ? undefined : say('log.keys')}
      onKeyDown={walkLog}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
      tabIndex={0}
    >
      {hasEarlier && (
        <button
          type="button"
          class="perche earlier"
          ref={top}
          tabIndex={-1}
          onClick={() => void showEarlier()}
        >
          {say('log.earlier')}
        </button>
      )}
      {shown.map((entry, i) => {
        const speaker = speakerFor(then[i] ?? state.names.value);
        if (entry.kind === 'notice')
          return (
            <p key={entry.key} class="table-says">
              <span />
              <span>
                {speaker.notice(entry.notice)}
                {entry.notice.type === 'moved' && table && (
                  <MovedHere
                    notice={entry.notice}
                    speaker={scene.say}
                    game={page.game.slug}
                    table={table.about.id}
                  />
                )}
              </span>
            </p>
          );
        if (entry.kind === 'taken-back')
          return <TakenBack key={entry.key} state={state} speaker={speaker} event={entry.event} />;
        const now = page.heading?.(entry.event);
        const isNew = now !== undefined && now !== phase;
        phase = now ?? phase;
        const isTold = isNew && page.headingsTell === true;
        // All that came of one answer is taken back together: its first line offers it.
        const isFirst = !isTold && entry.event.to !== moment && speaker.has(`event.${entry.event.type}`);
        if (isFirst) moment = entry.event.to;
        // The deal cannot be taken back, and it may be all that there is.
        const mayUndo = isFirst && state.isPlaying && !(isIdle && moment === 0);
        return (
          <Fragment key={entry.key}>
            {isNew && now && (
              <h4>
                {isTold && <Whose event={entry.event} />}
                {phaseName(scene.say, now)}
              </h4>
            )}
            {!isTold && <Line state={state} speaker={speaker} event={entry.event} mayUndo={mayUndo} />}
          </Fragment>
        );
      })}
    </div>
  );
}

interface LineProps {
  readonly state: TablePageState;
  readonly speaker: Speaker;
  readonly event: TableEvent;
  readonly mayUndo: boolean;
}

interface TakenBackProps extends Pick<LineProps, 'state' | 'speaker'> {
  readonly event: TakenEvent;
}

/** What in a line is good for something else. */
const IN_LINE = '.card-link, .btn';

/** What was said once stays said: hundreds of lines are not written again with each new one. */
const Line = memo(({ state, speaker, event, mayUndo }: LineProps) => {
  const isMeant = useSignal(false);
  const text = speaker.event(event);
  if (text === undefined) return null;
  // A finger needs more than a sign at the end of a line: there all of the line is good for it.
  const onTap = ({ target }: MouseEvent): void => {
    if (mayUndo && touch.value && !(target as Element).closest(IN_LINE)) isMeant.value = !isMeant.value;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its button does the same
    <p class={mayUndo ? 'may-undo' : undefined} onClick={onTap}>
      <Whose event={event} />
      <span>
        {linked(text, printsIn(event.params), state.inspecting, -1)}
        {mayUndo && (
          <span class={classes('undo-here', isMeant.value && 'meant')}>
            <Sure
              label={speaker.say('undo.here')}
              really={say('undo.really')}
              onSure={() => void state.undo(event.to)}
              meant={isMeant}
              tabIndex={-1}
            >
              <Icon name="undo" />
            </Sure>
          </span>
        )}
      </span>
    </p>
  );
});

/** A line that no longer holds. Its cards are words: they may be others by now. */
const TakenBack = memo(({ state, speaker, event }: TakenBackProps) => {
  const text = speaker.event(event);
  if (text === undefined) return null;
  return (
    <p class="taken-back">
      <Whose event={event} />
      <span>
        <span class="unseen">{say('log.taken-back')} </span>
        <del>{linked(text, [], state.inspecting)}</del>
      </span>
    </p>
  );
});

function Whose({ event }: Pick<TakenBackProps, 'event'>) {
  const seat = event.params.seat as string | undefined;
  return seat && seat.length === 1 ? <Sign seat={seat} name="" small /> : <span />;
}
