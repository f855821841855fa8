import { useSignal } from '@preact/signals';
import { Icon, say } from '@tavolata/board-kit';
import type { Seat, Viewer } from '@tavolata/kernel';
import { useEffect } from 'preact/hooks';
import { forkLocal } from '../session/local.ts';
import { Failure, useAttempt } from '../shared/attempt.tsx';
import { goOnceDone } from '../shared/places.ts';
import type { TablePageState } from '../table/state/page-state.ts';
import { Hands } from './Hands.tsx';
import { Proof } from './Proof.tsx';
import { beat, PACES, pace, paceName, type ReplayPace } from './pace.ts';
import { Rest } from './Rest.tsx';
import type { ReplaySession } from './session.ts';

interface Props {
  readonly session: ReplaySession;
}

/** Along the match: step, play, drag; how fast; whose eyes, and all hands; go on from here; its proof. */
export function Scrubber({ session, state }: Props & { readonly state: TablePageState }) {
  const isPlaying = useSignal(false);
  const { at, timeline } = session;
  const last = timeline.length - 1;
  useEffect(() => {
    if (!isPlaying.value) return undefined;
    if (at.value >= last) {
      isPlaying.value = false;
      return undefined;
    }
    const timer = setTimeout(() => session.go(at.value + 1), beat());
    return () => clearTimeout(timer);
  });
  return (
    <section class="tv-edge scrubber" aria-label={say('replay.title')}>
      <div class="scrub">
        <Step label="replay.previous" icon="back" onStep={() => session.go(at.value - 1)} />
        <button
          type="button"
          class="btn"
          data-main
          aria-pressed={isPlaying.value}
          onClick={() => {
            if (at.value >= last) session.go(0);
            isPlaying.value = !isPlaying.value;
          }}
        >
          {say(isPlaying.value ? 'replay.pause' : 'replay.play')} <kbd>{say('key.space')}</kbd>
        </button>
        <Step label="replay.next" icon="forward" onStep={() => session.go(at.value + 1)} />
        <output>{say('replay.at', { at: at.value, last })}</output>
        <input
          type="range"
          min={0}
          max={last}
          value={at.value}
          aria-label={say('replay.moment')}
          aria-valuetext={say('replay.at', { at: at.value, last })}
          onInput={event => {
            isPlaying.value = false;
            session.go(Number(event.currentTarget.value));
          }}
        />
        <Rest>
          <Paces />
          <Eyes session={session} />
          {session.eyes.value.all && <Hands state={state} />}
          <GoOn session={session} />
          <Proof session={session} />
        </Rest>
      </div>
    </section>
  );
}

interface StepProps {
  readonly label: 'replay.previous' | 'replay.next';
  readonly icon: 'back' | 'forward';
  readonly onStep: () => void;
}

function Step({ label, icon, onStep }: StepProps) {
  return (
    <button type="button" class="btn" aria-label={say(label)} onClick={onStep}>
      <Icon name={icon} />
    </button>
  );
}

function Paces() {
  return (
    <select
      aria-label={say('replay.pace')}
      value={pace.value}
      onChange={event => {
        pace.value = Number(event.currentTarget.value) as ReplayPace;
      }}
    >
      {PACES.map(each => (
        <option key={each} value={each}>
          {paceName(each)}
        </option>
      ))}
    </select>
  );
}

function Eyes({ session }: Props) {
  const { eyes, names, timeline } = session;
  const { viewer, all } = eyes.value;
  return (
    <>
      <label>
        {say('replay.eyes')}{' '}
        <select
          value={viewer}
          onChange={event => {
            eyes.value = { ...eyes.value, viewer: event.currentTarget.value as Viewer };
          }}
        >
          {timeline.file.setup.seats.map(seat => (
            <option key={seat} value={seat}>
              {names[seat] ?? seat.toUpperCase()}
            </option>
          ))}
          <option value="onlooker">{say('replay.onlooker')}</option>
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={all}
          onChange={event => {
            eyes.value = { ...eyes.value, all: event.currentTarget.checked };
          }}
        />
        {say('replay.all')}
      </label>
    </>
  );
}

function GoOn({ session }: Props) {
  const forking = useAttempt();
  const { timeline, at, eyes, names } = session;
  const { file } = timeline;
  const goOn = () => {
    const { viewer } = eyes.value;
    const seat: Seat = viewer === 'onlooker' ? (file.setup.seats[0] as Seat) : viewer;
    const fork = { file, log: timeline.logUntil(at.value), seat, names };
    return goOnceDone(async () => ({ at: 'local', id: await forkLocal(fork), seat }));
  };
  return (
    <>
      <button
        type="button"
        class="btn"
        disabled={at.value >= timeline.length - 1}
        aria-disabled={forking.busy}
        onClick={() => void forking.run(goOn)}
      >
        {say('replay.fork')}
      </button>
      <Failure of={forking} />
    </>
  );
}
