import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../shared/language.ts';
import { say } from '../shared/Say.tsx';
import { api, codeOf } from './api.ts';
import { problemText } from './problems.ts';

/** What browsers want a key to look like. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}

const isPossible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

async function subscribe(key: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = subscription.toJSON();
  await api.notify({ way: 'push', language: language.value, subscription: { endpoint, keys } });
}

/** 'Tell me when it is my turn', where server and browser can. */
export function Notify() {
  const key = useSignal<string | undefined>(undefined);
  const isOn = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (!isPossible()) return;
    void look().then(found => {
      key.value = found.key;
      isOn.value = found.isOn;
    });
  }, []);
  if (!key.value) return null;
  const turnOn = (to: string) =>
    subscribe(to).then(
      () => {
        isOn.value = true;
      },
      error => {
        problem.value = error instanceof DOMException ? 'no-push' : codeOf(error);
      },
    );
  if (isOn.value) return <p class="notify">{say('notify.on')}</p>;
  return (
    <div class="notify">
      <button type="button" class="btn" onClick={() => key.value && void turnOn(key.value)}>
        {say('notify.turn-on')}
      </button>
      {problem.value && (
        <p class="bad" role="alert">
          {problemText(problem.value)}
        </p>
      )}
    </div>
  );
}

/** What the server offers, and whether this browser has it already. */
async function look(): Promise<{ readonly key: string | undefined; readonly isOn: boolean }> {
  const offer = await api.notices().catch(() => undefined);
  const registration = await navigator.serviceWorker.getRegistration();
  const isOn = (await registration?.pushManager.getSubscription()) !== null && registration !== undefined;
  return { key: registration && offer?.push, isOn };
}
