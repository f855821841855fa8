import { say } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import type { TableSnapshot } from '../../session/session.ts';
import { api } from '../../shared/api.ts';
import { Failure, useAttempt } from '../../shared/attempt.tsx';
import { addressOf, goOnceDone } from '../../shared/places.ts';
import type { TablePageState } from '../state/page-state.ts';

/** Bots may sit anywhere: whoever is a person here begins. */
const firstPerson = ({ snapshot }: TableSnapshot): Seat =>
  (snapshot.seats.find(({ who }) => who === 'person')?.seat as Seat | undefined) ?? 'a';

/** When it is over: again with the same people, or look at it once more. */
export function End({ state }: { readonly state: TablePageState }) {
  const opening = useAttempt();
  const table = state.session.table.value;
  const { company, again } = state.session;
  // A lesson can be neither played again from here nor looked at.
  if (!table?.snapshot.result || !(company || again)) return null;
  const { id } = table.about;
  const next = company?.rematch.value;
  const rematch = () =>
    goOnceDone(async () => {
      if (again) return { at: 'local', id: await again(), seat: firstPerson(table) };
      return { at: 'table', id: next?.table ?? (await api.rematch(id)).id };
    });
  return (
    <div class="answers">
      <Failure of={opening} />
      {!state.isFinaleOpen.value && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            state.isFinaleOpen.value = true;
          }}
        >
          {say('finale.again')}
        </button>
      )}
      <a class="btn" href={addressOf({ at: 'replay', from: company ? 'table' : 'local', id })}>
        {say('lobby.review')}
      </a>
      {table.viewer !== 'onlooker' && (
        <button
          type="button"
          class="btn btn-main"
          data-main
          aria-disabled={opening.busy}
          onClick={() => void opening.run(rematch)}
        >
          {say(next ? 'rematch.join' : 'rematch')} <kbd>{say('key.space')}</kbd>
        </button>
      )}
    </div>
  );
}
