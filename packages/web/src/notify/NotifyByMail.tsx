import { useSignal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import { api } from '../shared/api.ts';
import { Failure, useAttempt } from '../shared/attempt.tsx';
import { language } from '../shared/language.ts';
import { addressProblem } from '../shared/problems.ts';

/** Where the server sends mail: an address, confirmed by a link before it is written to again. */
export function NotifyByMail() {
  const address = useSignal('');
  const isAsked = useSignal(false);
  const asking = useAttempt(addressProblem);
  const ask = async () => {
    await api.notify({ way: 'mail', language: language.value, address: address.value });
    isAsked.value = true;
  };
  if (isAsked.value) return <p role="status">{say('notify.look')}</p>;
  return (
    <form
      class="copy-link"
      onSubmit={event => {
        event.preventDefault();
        void asking.run(ask);
      }}
    >
      <input
        type="email"
        required
        autoComplete="email"
        aria-label={say('notify.mail')}
        placeholder={say('notify.mail')}
        value={address.value}
        onInput={event => {
          address.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="btn">
        {say('notify.write')}
      </button>
      <Failure of={asking} />
    </form>
  );
}
