import type { Seat } from '@tavolata/kernel';
import { api } from '../online/api.ts';
import { Failure, useAttempt } from '../online/attempt.tsx';
import type { Told } from '../session/session.ts';
import { addressOf, goOnceDone } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import type { TableState } from './state.ts';

/** Bots may sit anywhere: whoever is a person here begins. */
const firstPerson = ({ picture }: Told): Seat =>
  (picture.seats.find(({ who }) => who === 'person')?.seat as Seat | undefined) ?? 'a';

/** When it is over: again with the same people, or look at it once more. */
export function End({ state }: { readonly state: TableState }) {
  const opening = useAttempt();
  const told = state.session.told.value;
  const { company, again } = state.session;
  // A lesson can be neither played again from here nor looked at.
  if (!told?.picture.result || !(company || again)) return null;
  const { id } = told.about;
  const next = company?.rematch.value;
  const rematch = () =>
    goOnceDone(async () => {
      if (again) return { at: 'local', id: await again(), seat: firstPerson(told) };
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
      {told.viewer !== 'onlooker' && (
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
