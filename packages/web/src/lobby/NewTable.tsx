import { useSignal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import { SEATS, type Seat, type Setup, type SetupOptions } from '@tavolata/kernel';
import type { Sitter } from '@tavolata/table';
import type { Door } from '../games/doors.ts';
import { Failure, useAttempt } from '../shared/attempt.tsx';
import { calledMe, keepName, myName } from '../shared/my-name.ts';
import { goOnceDone } from '../shared/places.ts';
import { problemText } from '../shared/problems.ts';
import { Apart } from './Apart.tsx';
import { isLookedAt } from './chosen.ts';
import { GameOptions, hasOptions, refusalOf, useGame } from './GameOptions.tsx';
import { Heading } from './Heading.tsx';
import { aBot, toldApart } from './newcomers.ts';
import { isApart, openTable } from './open-table.ts';
import type { PaceName } from './paces.ts';
import { Seats } from './Seats.tsx';
import { fitSeats } from './seat-count.ts';

/** Seats, variants, pace: everything has a sensible answer already, so one tap is enough. */
export function NewTable({ door }: { readonly door: Door }) {
  const others = useSignal<readonly Sitter[]>(door.alone ? [] : [aBot([])]);
  const options = useSignal<SetupOptions>({});
  const { known, problem } = useGame(door.slug, isLookedAt);
  const look = () => {
    isLookedAt.value = true;
  };
  const me = calledMe();
  const seated = toldApart(me, others.value);
  const names = [me, ...seated.map(sitter => (sitter.who === 'open' ? say('new.by-link') : sitter.name))];
  const seats = names.map((name, i) => ({ seat: SEATS[i] as Seat, name }));
  const setup: Setup = { seats: seats.map(({ seat }) => seat), options: options.value };
  const refusal = known && refusalOf(known, setup);
  const choose = (chosen: SetupOptions) => {
    options.value = chosen;
    others.value = fitSeats(others.value, {
      ...door.players,
      aBot,
      isPlayable: count => !known?.game.refuseSetup?.({ seats: SEATS.slice(0, count), options: chosen }),
    });
  };
  const pace = useSignal<PaceName>('free');
  const watch = useSignal(false);
  const opening = useAttempt();
  const start = async () => {
    keepName();
    await goOnceDone(() =>
      openTable({
        game: door.slug,
        me,
        others: seated,
        options: options.value,
        pace: pace.value,
        watch: watch.value,
      }),
    );
  };
  return (
    <form
      class="new-table"
      aria-busy={isLookedAt.value && !known && problem === undefined}
      onPointerEnter={look}
      onFocusCapture={look}
      onSubmit={event => {
        event.preventDefault();
        void opening.run(start);
      }}
    >
      <Heading door={door} />
      <label>
        {say('new.name')}
        <input
          value={myName.value}
          maxLength={30}
          autoComplete="nickname"
          placeholder={say('guest')}
          onInput={event => {
            myName.value = event.currentTarget.value;
          }}
        />
      </label>
      <Seats door={door} others={others} />
      {isApart(others.value) && <Apart pace={pace} watch={watch} />}
      {known && !hasOptions(known) ? null : (
        <details>
          <summary>{say('new.options')}</summary>
          {known && <GameOptions known={known} options={options.value} choose={choose} seats={seats} />}
        </details>
      )}
      {problem && (
        <p class="bad" role="alert">
          {problemText(problem)}
        </p>
      )}
      {refusal && (
        <p class="bad" role="status">
          {refusal}
        </p>
      )}
      <Failure of={opening} />
      <div class="last">
        <button
          type="submit"
          class="btn btn-main"
          disabled={refusal !== undefined}
          aria-disabled={opening.busy}
        >
          {say('new.open')}
        </button>
      </div>
    </form>
  );
}
