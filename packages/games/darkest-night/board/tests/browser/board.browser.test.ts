import { darkestNight } from '@tavolata/darkest-night';
import type { Who } from '@tavolata/web/test-kit/browser';
import { misfits, violations } from '@tavolata/web/test-kit/look';
import { openMatch } from '@tavolata/web/test-kit/match';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach, PHONE, UPRIGHT } from '@tavolata/web/test-kit/sizes';
import { expect, test } from 'vitest';
import { unseen } from './kit.ts';

const LONG = 240_000;
const SCREENS: readonly Who[] = [
  { width: 360, height: 740, language: 'it' },
  { width: 768, height: 1024, language: 'en' },
  { width: 1440, height: 900, language: 'it' },
];

test.each(SCREENS)(
  'Darkest Night, $width wide ($language): everything fits and everybody can use it, from the first hero to the dice',
  async who => {
    const match = await openMatch({ game: 'darkest-night', seed: 11, people: [who] });
    for (const answers of [1, 8, 10]) {
      await match.play(answers);
      await match.page.locator('.tv[data-question], .tv[data-over]').waitFor();
      expect(await misfits(match.page)).toEqual([]);
      expect(await violations(match.page)).toEqual([]);
    }
    await shot(match.page, `darkest-night-${who.width}`);
  },
  LONG,
);

test('a custom power deck is built, explained and played; two people share four heroes as they like', async () => {
  const match = await openMatch({
    game: 'darkest-night',
    seed: 13,
    bots: 1,
    set: async page => {
      await page.locator('.new-table summary').click();
      await page.getByLabel(/^Mazzo Poteri Personalizzato/).check();
      await page.getByRole('button', { name: 'Costruisci un mazzo' }).click();
      const builder = page.locator('.dn-builder');
      await builder.locator('select').first().selectOption('knight');
      await builder.getByText('Un mazzo di poteri ha 10 carte, non 0.').waitFor();
      await builder.getByRole('button', { name: 'Le sue dieci carte' }).click();
      await builder.getByLabel(/^Scatto/).uncheck();
      await builder.getByText('Un mazzo di poteri ha 4 poteri iniziali, non 3.').waitFor();
      await builder.locator('summary', { hasText: 'Mago' }).click();
      await builder.getByLabel(/^Invisibilità/).check();
      await builder.getByText('Il mazzo si può giocare.').waitFor();
      await builder.getByRole('button', { name: 'Salva e usa' }).click();
      await page.getByLabel('Eroe 2').selectOption('a');
      expect(await violations(page)).toEqual([]);
    },
  });
  await match.page.getByText('Cavaliere', { exact: true }).first().click();
  await match.page.keyboard.press('Space');
  await match.page.locator('.dn-choice', { hasText: 'Invisibilità' }).waitFor();
  await match.play(12);
  expect(await match.page.locator('.dn-dock .dn-sheet').count()).toBe(2);
});

test('beside a hero’s highest Secrecy its number has room', async () => {
  const moon = { at: 'castle', moon: true };
  const heroes = { knight: { at: 'village' }, seer: moon, priest: moon, rogue: moon };
  const page = await openPosition(darkestNight, { given: { active: 'knight', heroes } }, { width: 1440 });
  const secrecy = page.locator('.dn-others [data-hero=rogue] .dn-stat[data-stat=secrecy]');
  const [last, number] = [
    await secrecy.locator('i').last().boundingBox(),
    await secrecy.locator('b').boundingBox(),
  ];
  expect(number?.x).toBeGreaterThanOrEqual((last?.x ?? 0) + (last?.width ?? 0) + 6);
});

test('long names of blights and of powers in a line are read whole', async () => {
  const heroes = {
    prince: { at: 'mountains' },
    knight: {
      moon: true,
      powers: ['oath-of-purging', 'hard-ride', 'charge', 'consecrated-blade'],
      active: { 'oath-of-purging': 'knight' },
    },
  };
  const given = { active: 'prince', heroes, blights: { mountains: ['taint'] } };
  const page = await openPosition(darkestNight, { given }, { width: 1440, height: 900 });
  await page.locator('.dn-blight.is-lit').click();
  await page.keyboard.press('Space');
  const foe = page.locator('.dn-duel .dn-foe b', { hasText: 'Contaminazione' });
  expect(await foe.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const oath = page.locator('.dn-dock .darkest-night-PowerLine-power', { hasText: 'Giuramento' });
  const [line, name] = [await oath.boundingBox(), await oath.locator('em').boundingBox()];
  expect(name?.height).toBeLessThanOrEqual(line?.height ?? 0);
  await shot(page, 'darkest-night-long-names');
});

test('however many powers a hero has, none lies beyond the dock, and each name is whole; questions stay in the edge', async () => {
  const powers = ['oath-of-purging', 'hard-ride', 'charge', 'consecrated-blade', 'sprint', 'oath-of-valor'];
  const heroes = {
    knight: { at: 'village', powers },
    druid: { at: 'village', moon: true, items: ['treasure-chest'] },
  };
  const given = { phase: 'action', active: 'knight', heroes };
  const page = await openPosition(darkestNight, { given }, { ...UPRIGHT, language: 'it' });
  for await (const { width } of inEach(page, [UPRIGHT, DESK, PHONE])) {
    const row = page.locator('.dn-dock .dn-powers').first();
    expect(await row.locator('.dn-power').count()).toBe(powers.length);
    const beyond = await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(beyond, `${width} wide`).toBe(0);
    const cut = await row.locator('.darkest-night-Power-plate').evaluateAll(plates =>
      plates.flatMap(plate => {
        const [name, { top, bottom }] = [plate.querySelector('em'), plate.getBoundingClientRect()];
        const box = name?.getBoundingClientRect();
        return box && box.top >= top && box.bottom <= bottom ? [] : [plate.textContent];
      }),
    );
    expect(cut, `${width} wide`).toEqual([]);
    const [edge, prompt] = [page.locator('.tv-edge'), page.locator('.tv-edge .prompt')];
    const [whole, asked] = [await edge.boundingBox(), await prompt.boundingBox()];
    expect(asked?.y, `${width} wide`).toBeGreaterThanOrEqual(whole?.y ?? 0);
    await shot(page, `darkest-night-six-powers-${width}`);
  }
});

test('an event that is answered on the map lies on none of its answers', async () => {
  const given = {
    phase: 'event',
    active: 'knight',
    // So many that the highest is a six.
    turn: { dice: 9 },
    heroes: { knight: { at: 'village' }, seer: { moon: true } },
    blights: { swamp: ['curse', 'lich', 'spies', 'zombies'] },
    decks: { event: ['latent-spell'] },
  };
  const page = await openPosition(darkestNight, { given }, { ...DESK, language: 'it' });
  await page.locator('.dn-drawn p').waitFor();
  await page.keyboard.press('Space');
  await page.locator('.dn-blight.is-lit').first().waitFor();
  expect(await unseen(page)).toEqual([]);
});
