import { type AnyPage, Icon, linked, printsIn, type Scene, Sign, say } from '@tavolata/board-kit';
import type { Speaker, TableEvent, TakenEvent } from '@tavolata/table';
import { Fragment } from 'preact';
import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import { Sure } from '../../shared/Sure.tsx';
import type { TablePageState } from '../state/page-state.ts';
import { phaseName } from '../state/phases.ts';
import { useLoadEarlier } from './load-earlier.ts';
import { entriesOf } from './log-entries.ts';
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
      // The table in words tells what happens as it comes: nobody needs to hear it twice.
      aria-live={state.asText.value ? 'off' : 'polite'}
      aria-label={say('rail.log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
      tabIndex={0}
    >
      {hasEarlier && (
        <button type="button" class="perche earlier" ref={top} onClick={() => void showEarlier()}>
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

/** What was said once stays said: hundreds of lines are not written again with each new one. */
const Line = memo(({ state, speaker, event, mayUndo }: LineProps) => {
  const text = speaker.event(event);
  if (text === undefined) return null;
  return (
    <p>
      <Whose event={event} />
      <span>
        {linked(text, printsIn(event.params), state.inspecting)}
        {mayUndo && (
          <span class="undo-here">
            <Sure
              label={speaker.say('undo.here')}
              really={say('undo.really')}
              onSure={() => void state.undo(event.to)}
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
