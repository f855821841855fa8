import { useSignal } from '@preact/signals';
import { type Options, SEATS, type Seat, type Setup } from '@tavolata/kernel';
import type { Sitter } from '@tavolata/table';
import type { Door } from '../games/index.ts';
import { Failure, useAttempt } from '../online/attempt.tsx';
import { problemText } from '../online/problems.ts';
import { calledMe, keepName, myName } from '../shared/my-name.ts';
import { goOnceDone } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { Apart } from './Apart.tsx';
import { GameOptions, refusalOf, useGame } from './GameOptions.tsx';
import { Heading } from './Heading.tsx';
import { madeRoom } from './making-room.ts';
import { aBot, toldApart } from './newcomers.ts';
import { isApart, open } from './opening.ts';
import type { Pace } from './paces.ts';
import { Seats } from './Seats.tsx';

/** Seats, variants, pace: everything has a sensible answer already, so one tap is enough. */
export function NewTable({ door }: { readonly door: Door }) {
  const others = useSignal<readonly Sitter[]>(door.alone ? [] : [aBot([])]);
  const options = useSignal<Options>({});
  const { known, problem } = useGame(door);
  const me = calledMe();
  const seated = toldApart(me, others.value);
  const names = [me, ...seated.map(sitter => (sitter.who === 'open' ? say('new.by-link') : sitter.name))];
  const seats = names.map((name, i) => ({ seat: SEATS[i] as Seat, name }));
  const setup: Setup = { seats: seats.map(({ seat }) => seat), options: options.value };
  const refusal = known && refusalOf(known, setup);
  const choose = (chosen: Options) => {
    options.value = chosen;
    others.value = madeRoom(others.value, {
      ...door.players,
      aBot,
      isPlayable: count => !known?.page.game.refuseSetup?.({ seats: SEATS.slice(0, count), options: chosen }),
    });
  };
  const pace = useSignal<Pace>('free');
  const watch = useSignal(false);
  const opening = useAttempt();
  const start = async () => {
    keepName();
    await goOnceDone(() =>
      open({
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
      <details>
        <summary>{say('new.options')}</summary>
        {known && <GameOptions known={known} options={options.value} choose={choose} seats={seats} />}
      </details>
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
