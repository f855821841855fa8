import '../online/notify.css';
import { useSignal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import { useEffect } from 'preact/hooks';
import { api, codeOf } from '../shared/api.ts';
import { Failure, useAttempt } from '../shared/attempt.tsx';
import { language } from '../shared/language.ts';
import { NotifyByMail } from './NotifyByMail.tsx';

/** What browsers want a key to look like. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}

async function subscribe(key: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const keys = { p256dh, auth };
  await api.notify({ way: 'push', language: language.value, subscription: { endpoint, keys } });
}

/** The server is told first: a browser that no longer listens would be written to for nothing. */
async function unsubscribe(): Promise<void> {
  await api.unnotify('push');
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** What server and browser can do together. */
interface Ways {
  /** The server's key for messages to this browser. */
  readonly push?: string;
  readonly isOn: boolean;
  readonly mail: boolean;
}

async function look(): Promise<Ways> {
  const offer = await api.notices().catch(() => undefined);
  const isPossible = 'serviceWorker' in navigator && 'PushManager' in window;
  const registration = isPossible ? await navigator.serviceWorker.getRegistration() : undefined;
  const subscription = await registration?.pushManager.getSubscription();
  return {
    ...(registration && offer && { push: offer.push }),
    isOn: Boolean(subscription),
    mail: offer?.mail ?? false,
  };
}

/** 'Tell me when it is my turn', as server and browser can. */
export function Notify() {
  const ways = useSignal<Ways>({ isOn: false, mail: false });
  const turning = useAttempt(error => (error instanceof DOMException ? 'no-push' : codeOf(error)));
  useEffect(() => {
    void look().then(found => {
      ways.value = found;
    });
  }, []);
  const { push, isOn, mail } = ways.value;
  const turn = (on: boolean, work: () => Promise<void>) =>
    turning.run(async () => {
      await work();
      ways.value = { ...ways.value, isOn: on };
    });
  return (
    <div class="notify">
      {push && isOn && (
        <>
          <p role="status">{say('notify.on')}</p>
          <button type="button" class="btn" onClick={() => void turn(false, unsubscribe)}>
            {say('notify.turn-off')}
          </button>
        </>
      )}
      {push && !isOn && (
        <button type="button" class="btn" onClick={() => void turn(true, () => subscribe(push))}>
          {say('notify.turn-on')}
        </button>
      )}
      <Failure of={turning} />
      {mail && <NotifyByMail />}
    </div>
  );
}
