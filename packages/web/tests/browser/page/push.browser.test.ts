import { expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { openHouse } from '../kit/house.ts';

/** What the server sends when it is somebody's turn: docs/protocol.md. */
const TURN = { event: 'your-turn', table: 'abcdefgh', game: 'boss-monster', seat: 'b', name: 'Bruno' };

interface Registered {
  readonly registrations: readonly { readonly registrationId: string }[];
}

test('a push message becomes a notice in the reader’s own words', async () => {
  const house = await openHouse();
  const { page, context } = await person({ language: 'it', offline: true, whole: true });
  await context.grantPermissions(['notifications'], { origin: house.url });
  await page.goto(house.url);
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registered) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: house.url,
    registrationId: await registered,
    data: JSON.stringify(TURN),
  });
  const notices = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const shown = await registration.getNotifications();
      return shown.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
  await expect.poll(notices).toEqual([{ title: 'Tocca a te', body: 'Boss Monster', data: TURN.table }]);
});
