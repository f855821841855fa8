import { darkestNight } from '@tavolata/darkest-night';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Who } from './kit/browser.ts';
import { misfits, violations } from './kit/look.ts';
import { openMatch } from './kit/match.ts';
import { openPosition } from './kit/position.ts';
import { letPlay } from './kit/robot.ts';
import { shot } from './kit/shots.ts';

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

/** From the middle of one thing to the middle of another. */
async function ends(from: Locator, to: Locator): Promise<{ x: number; y: number }[]> {
  const boxes = [await from.boundingBox(), await to.boundingBox()];
  return boxes.map(box => {
    if (!box) throw new Error('what is dragged, or where to, is not on the screen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await ends(from, to);
  if (!start || !end) return;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.locator('.dn-dragged').waitFor();
  await page.locator('.dn-stand.receives').first().waitFor();
  await page.mouse.up();
}

async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await ends(from, to);
  if (!start || !end) return;
  const finger = await page.context().newCDPSession(page);
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
  await page.locator('.dn-dragged').waitFor();
  await touch('touchEnd');
}

test.each([
  { width: 1440, height: 900, priest: '.dn-others [data-hero=priest]' },
  { width: 390, height: 844, priest: '.dn-strip [data-hero=priest] .dn-disc' },
])(
  'items are handed over by mouse and by finger, $width wide',
  async ({ priest, ...size }) => {
    const heroes = {
      knight: { at: 'village', items: ['waystone', 'blood-ring'] },
      seer: { at: 'village', moon: true },
      priest: { at: 'village', moon: true },
      rogue: { at: 'castle', moon: true },
    };
    const page = await openPosition(darkestNight, { given: { active: 'knight', heroes } }, size);
    const mine = (name: string) => page.locator('.dn-dock [data-hero=knight] .dn-held', { hasText: name });
    await dragByMouse(page, mine('Pietra del Teletrasporto'), page.locator('.dn-stand[data-hero=seer]'));
    await mine('Pietra del Teletrasporto').waitFor({ state: 'detached' });
    await dragByFinger(page, mine('Anello di Sangue'), page.locator(priest));
    await mine('Anello di Sangue').waitFor({ state: 'detached' });
    expect(await page.locator('dialog[open]').count()).toBe(0);
    for (const words of ['Veggente', 'Sacerdote'])
      await page.locator('.log').getByText(words).last().waitFor({ state: 'attached' });
  },
  LONG,
);

test(
  'what heroes say and show each other, a Necromancer player is not told',
  async () => {
    const { people } = await openMatch({
      game: 'darkest-night',
      people: [{}, { language: 'en' }, { language: 'en', width: 390, height: 844 }],
      set: async page => {
        await page.locator('.new-table summary').click();
        await page.getByLabel(/^Giocatore Negromante/).check();
      },
    });
    const [ada, bruno, necromancer] = people.map(({ page }) => page);
    if (!ada || !bruno || !necromancer) throw new Error('three were wanted');
    const say = async (line: string): Promise<void> => {
      await ada.getByLabel('Scrivi ai presenti').fill(line);
      await ada.keyboard.press('Enter');
    };
    await Promise.all([ada, bruno].map(page => letPlay(page, { most: 4 })));
    await ada.getByRole('tab', { name: 'Chat' }).click();
    await ada.getByLabel('solo alla squadra').check();
    await say('Io resto nascosto');
    await ada
      .locator('.dn-plate')
      .first()
      .click({ modifiers: ['Alt'] });
    await bruno.locator('.pointed').getByText('Ada').waitFor();
    await ada.getByLabel('solo alla squadra').uncheck();
    await say('Buona notte');
    await bruno.getByRole('tab', { name: 'Chat' }).click();
    await bruno.locator('.chat').getByText('Io resto nascosto').waitFor();
    await necromancer.getByRole('button', { name: /^Chat \(1/ }).click();
    await necromancer.getByRole('tab', { name: 'Chat' }).click();
    await necromancer.locator('.chat').getByText('Buona notte').waitFor();
    expect(await necromancer.getByText('Io resto nascosto').count()).toBe(0);
    expect(await necromancer.locator('.pointed').count()).toBe(0);
  },
  LONG,
);

/** What of the map's pieces lies beyond its edge, or under the box where dice decide. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [map, box] = [boxOf('.dn-map'), boxOf('.dn-box')];
    if (!map || !box) throw new Error('there is no map, or nothing to decide');
    const necromancer = ['.dn-necromancer .hex', '.dn-necromancer .words'];
    const pieces = [...necromancer, '.dn-plate', '.dn-token', '.dn-blight', '.dn-blight b', '.dn-relic'];
    return pieces.flatMap(piece =>
      [...document.querySelectorAll(`.dn-map ${piece}`)]
        .map(element => element.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .filter(({ left, right, top, bottom }) => {
          const isWithin = left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
          const isCovered = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          return isCovered || !isWithin;
        })
        .map(({ x, y }) => `${piece} at ${Math.round(x)}, ${Math.round(y)}`),
    );
  });

/** Words and numbers of the map that lie with more than a rim on something else, or under it. */
const overlaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const RIM = 3;
    const all = (selector: string) => [...document.querySelectorAll(`.dn-map :is(${selector})`)];
    const pieces = all('.dn-plate, .dn-token, .dn-blight, .dn-relic, .dn-necromancer .hex, .dn-tally');
    return all('.dn-plate b, .dn-blight b, .dn-tally p, .dn-necromancer .words').flatMap(word => {
      const { left, right, top, bottom } = word.getBoundingClientRect();
      return pieces
        .filter(piece => {
          const box = piece.getBoundingClientRect();
          const wide = Math.min(right, box.right) - Math.max(left, box.left);
          const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
          return !piece.contains(word) && Math.min(wide, high) > RIM;
        })
        .map(piece => `${word.textContent} of ${word.parentElement?.className} and ${piece.className}`);
    });
  });

/** Heroes and blights that lie with more than a rim on what is of another place, or under it. */
const heaped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const RIM = 3;
    const all = (selector: string) => [...document.querySelectorAll(`.dn-map :is(${selector})`)];
    const pieces = all('.dn-plate, .dn-token, .dn-blight, .dn-relic');
    const placeOf = (piece: Element) => piece.closest('.dn-place')?.className;
    return all('.dn-token, .dn-blight').flatMap(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return pieces
        .filter(other => {
          const box = other.getBoundingClientRect();
          const wide = Math.min(right, box.right) - Math.max(left, box.left);
          const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
          return placeOf(other) !== placeOf(one) && Math.min(wide, high) > RIM;
        })
        .map(other => `${one.className} of ${placeOf(one)} and ${other.className} of ${placeOf(other)}`);
    });
  });

/** What of the map his ways' labels lie on. */
const labelled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pieces = '.dn-way, .dn-token, .dn-blight, .dn-tag, .dn-relic, .dn-plate, .dn-necromancer, .dn-box';
    return [...document.querySelectorAll('.dn-way')].flatMap(way => {
      const label = way.getBoundingClientRect();
      return [...document.querySelectorAll(pieces)]
        .filter(piece => {
          const { left, right, top, bottom } = piece.getBoundingClientRect();
          const isBeside = right <= label.left || left >= label.right;
          return piece !== way && !isBeside && bottom > label.top && top < label.bottom;
        })
        .map(piece => `${way.textContent} on ${piece.className}`);
    });
  });

/** Everything on the map is there to be read. */
async function expectWhole(page: Page): Promise<void> {
  expect(await labelled(page)).toEqual([]);
  expect(await unseen(page)).toEqual([]);
  expect(await overlaid(page)).toEqual([]);
  expect(await heaped(page)).toEqual([]);
}

test.each([
  { width: 1440, height: 900, at: 'ruins' },
  { width: 1440, height: 900, at: 'swamp' },
  { width: 1280, height: 800, at: 'swamp' },
  { width: 1120, height: 800, at: 'ruins' },
  { width: 1120, height: 800, at: 'swamp', named: false },
  { width: 1024, height: 768, at: 'ruins' },
  { width: 1024, height: 768, at: 'swamp' },
  { width: 768, height: 1024, at: 'ruins' },
  { width: 768, height: 1024, at: 'swamp' },
  { width: 390, height: 844, at: 'ruins' },
  { width: 390, height: 844, at: 'swamp' },
  { width: 390, height: 844, at: 'village' },
  { width: 360, height: 740, at: 'village' },
  { width: 360, height: 740, at: 'ruins' },
  { width: 360, height: 740, at: 'forest' },
  { width: 360, height: 740, at: 'castle' },
  { width: 360, height: 740, at: 'mountains' },
])(
  'four heroes and four blights beside the Necromancer are all seen: $at, $width wide',
  async ({ at, named, ...size }) => {
    const moon = { at, moon: true };
    const heroes = { knight: { at }, seer: moon, priest: moon, rogue: moon };
    const blights = { [at]: ['curse', 'lich', 'spies', 'zombies'] };
    const given = { phase: 'action', active: 'knight', round: 2, necromancer: at, heroes, blights };
    const page = await openPosition(darkestNight, { given }, size);
    await page.locator('.dn-blight.is-lit').first().waitFor();
    await shot(page, `darkest-night-crowd-${at}-${size.width}`);
    await expectWhole(page);
    expect(await page.locator('.dn-necromancer .words').isVisible()).toBe(named ?? size.width > 720);
  },
  LONG,
);

const [SOME, OTHERS, MORE] = [
  ['curse', 'lich', 'spies', 'zombies'],
  ['corruption', 'dark-fog', 'desecration', 'evil-presence'],
  ['taint', 'shades', 'skeletons', 'shroud'],
];

test.each([
  { width: 360, height: 740, at: 'ruins', others: 'ruins' },
  { width: 360, height: 740, at: 'village', others: 'ruins' },
  { width: 360, height: 740, at: 'forest', others: 'forest' },
  { width: 360, height: 740, at: 'swamp', others: 'swamp' },
  { width: 360, height: 740, at: 'mountains', others: 'monastery' },
  { width: 390, height: 844, at: 'ruins', others: 'ruins' },
  { width: 390, height: 844, at: 'swamp', others: 'swamp' },
])(
  'with four blights at every place nothing lies on anything: $at, $others, $width wide',
  async ({ at, others, ...size }) => {
    const moon = { at: others, moon: true };
    const heroes = { knight: { at }, seer: moon, priest: moon, rogue: moon };
    const blights = {
      mountains: SOME,
      castle: OTHERS,
      village: MORE,
      swamp: SOME,
      forest: OTHERS,
      ruins: MORE,
    };
    const given = { phase: 'action', active: 'knight', round: 2, necromancer: 'castle', heroes, blights };
    const page = await openPosition(darkestNight, { given }, size);
    await page.locator('.dn-blight.is-lit').first().waitFor();
    await shot(page, `darkest-night-full-${at}-${others}-${size.width}`);
    expect(await unseen(page)).toEqual([]);
    expect(await overlaid(page)).toEqual([]);
    expect(await heaped(page)).toEqual([]);
  },
  LONG,
);

/** A fight of one of four heroes against one of four blights, where the Necromancer is too. */
async function openFight(at: string, size: Who): Promise<Page> {
  const moon = { at, moon: true };
  const heroes = { knight: { at }, seer: moon, priest: moon, rogue: moon };
  const blights = { [at]: ['lich', 'spies', 'curse', 'zombies'] };
  const given = { active: 'knight', round: 2, necromancer: at, heroes, blights };
  const page = await openPosition(darkestNight, { given }, size);
  await page.locator('.dn-blight.is-lit').first().click();
  await page.keyboard.press('Space');
  await page.locator('.dn-duel').waitFor();
  return page;
}

test.each([
  { width: 1760, height: 900, at: 'swamp' },
  { width: 1440, height: 900, at: 'swamp' },
  { width: 1440, height: 900, at: 'castle' },
  { width: 1280, height: 800, at: 'swamp' },
  { width: 1280, height: 800, at: 'village' },
  { width: 1120, height: 800, at: 'swamp' },
  { width: 1120, height: 800, at: 'forest' },
  { width: 1120, height: 800, at: 'mountains' },
  { width: 1024, height: 768, at: 'swamp' },
  { width: 1024, height: 768, at: 'castle' },
  { width: 1024, height: 768, at: 'village' },
  { width: 768, height: 1024, at: 'ruins' },
])(
  'a fight covers nothing of the map: $at, $width wide',
  async ({ at, ...size }) => {
    const page = await openFight(at, size);
    await shot(page, `darkest-night-fight-${at}-${size.width}`);
    await expectWhole(page);
  },
  LONG,
);

test('on a phone one looks at the dice of a fight or at the whole map', async () => {
  const page = await openFight('village', { width: 360, height: 740, language: 'en' });
  await page.getByRole('button', { name: 'Map' }).click();
  await page.locator('.dn-duel').waitFor({ state: 'hidden' });
  await expectWhole(page);
  await page.getByRole('button', { name: 'Dice' }).click();
  await page.locator('.dn-duel').waitFor();
});

test('beside a hero’s highest Secrecy its number has room', async () => {
  const moon = { at: 'castle', moon: true };
  const heroes = { knight: { at: 'village' }, seer: moon, priest: moon, rogue: moon };
  const page = await openPosition(darkestNight, { given: { active: 'knight', heroes } }, { width: 1440 });
  const secrecy = page.locator('.dn-others [data-hero=rogue] .dn-stat.secrecy');
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
  const foe = page.locator('.dn-duel .foe b', { hasText: 'Contaminazione' });
  expect(await foe.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const oath = page.locator('.dn-dock .dn-power.as-row', { hasText: 'Giuramento' });
  const [line, name] = [await oath.boundingBox(), await oath.locator('em').boundingBox()];
  expect(name?.height).toBeLessThanOrEqual(line?.height ?? 0);
  await shot(page, 'darkest-night-long-names');
});

test.each([
  { width: 768, height: 1024 },
  { width: 1120, height: 800 },
])('both names of a fight are read whole, $width wide', async size => {
  const given = {
    active: 'prince',
    heroes: { prince: { at: 'mountains' } },
    blights: { mountains: ['taint'] },
  };
  const page = await openPosition(darkestNight, { given }, size);
  await page.locator('.dn-blight.is-lit').click();
  await page.keyboard.press('Space');
  const names = page.locator('.dn-duel .words b');
  await names.first().waitFor();
  const cut = await names.evaluateAll(all =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
