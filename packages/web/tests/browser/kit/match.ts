import type { Page } from 'playwright-core';
import { type Person, person, type Who } from './browser.ts';
import { choose, deal, join } from './doors.ts';
import { type House, openHouse } from './house.ts';
import { letPlay } from './robot.ts';

export interface MatchPlan {
  readonly game: string;
  /** How it is dealt, and what the robots choose. */
  readonly seed?: number;
  /** Who looks at a screen. The first opens the table; all others come by a link. */
  readonly people?: readonly Who[];
  /** How many more share the first one's screen; only if nobody comes by a link. */
  readonly here?: number;
  readonly bots?: number;
  /** In the open form of the new table: variants, levels, lists of cards. */
  readonly set?: (page: Page) => Promise<void>;
}

export interface Match {
  readonly house: House;
  readonly people: readonly Person[];
  /** The first one's page. */
  readonly page: Page;
  /** Robots play for all, to the end or until each has answered so often; how often each has. */
  play(most?: number): Promise<readonly number[]>;
}

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dino', 'Elsa', 'Furio'];

const ADD_BOT = /^(Un bot|A bot)$/;
const ADD_FRIEND = /^(Un amico qui|A friend here)$/;
const ADD_LINK = /^(Un amico col link|A friend by link)$/;
const REMOVE = /^(Togli|Remove)$/;

/** People first, then bots. Whoever sits there at the beginning leaves as soon as there is somebody else. */
async function fillSeats(page: Page, guests: number, here: number, bots: number): Promise<void> {
  const form = page.locator('form.new-table');
  const seated = (await form.locator('.sitter').count()) - 1;
  const wanted = [
    ...Array<RegExp>(guests).fill(ADD_LINK),
    ...Array<RegExp>(here).fill(ADD_FRIEND),
    ...Array<RegExp>(bots).fill(ADD_BOT),
  ];
  for (const [i, name] of (wanted.length > 0 ? wanted : [undefined]).entries()) {
    if (name) await form.getByRole('button', { name }).click();
    for (let left = 0; i === 0 && left < seated; left++)
      await form.getByRole('button', { name: REMOVE }).first().click();
  }
}

/** A table of any game, through the form as people fill it, with everybody seated and the cards dealt. */
export async function openMatch(plan: MatchPlan): Promise<Match> {
  const { game, seed = 1, people: who = [{}], here = 0, bots = 0, set } = plan;
  const house = await openHouse(seed);
  const people: Person[] = [];
  for (const each of who) people.push(await person(each));
  const [first, ...guests] = people;
  if (!first) throw new Error('a match needs somebody');
  const { page } = first;
  await page.goto(house.url);
  await choose(page, game);
  await page.locator('form.new-table input[autocomplete=nickname]').fill(NAMES[0] as string);
  await fillSeats(page, guests.length, here, bots);
  await set?.(page);
  await page.locator('form.new-table button[type=submit]').click();
  if (guests.length > 0) await gather(page, guests);
  for (const each of people) await each.page.locator('.tv-table, .hand-over').waitFor();
  const play = (most?: number) =>
    most === undefined
      ? Promise.all(people.map(({ page: at }, i) => letPlay(at, { seed: seed + i })))
      : playSome(people, most, seed);
  return { house, people, page, play };
}

const READY = '.tv[data-question]:not([data-sent]), .tv[data-over], .hand-over';

/** Whoever can answer now, the first one if there are several. */
async function ready(people: readonly Person[]): Promise<number> {
  const all = people.map(({ page }) => page.locator(READY).first());
  for (const [i, one] of all.entries()) if ((await one.count()) > 0) return i;
  const turns = all.map(async (one, i) => {
    await one.waitFor();
    return i;
  });
  return Promise.any(turns);
}

/** Until each has answered so often, or it is over; some may have to answer more often meanwhile. */
async function playSome(people: readonly Person[], most: number, seed: number): Promise<readonly number[]> {
  const given = people.map(() => 0);
  for (let n = 0; given.some(count => count < most); n++) {
    const i = await ready(people);
    const { page } = people[i] as Person;
    if ((await page.locator('.tv[data-over]').count()) > 0) break;
    given[i] = (given[i] ?? 0) + (await letPlay(page, { seed: seed + n, most: 1 }));
  }
  return given;
}

/** One link after the other, since each is good for one seat. */
async function gather(page: Page, guests: readonly Person[]): Promise<void> {
  let last = '';
  for (const [i, guest] of guests.entries()) {
    const link = page.locator('.invite input');
    await page.waitForFunction(
      known => (document.querySelector<HTMLInputElement>('.invite input')?.value ?? known) !== known,
      last,
    );
    last = await link.inputValue();
    await join(guest.page, last, NAMES[i + 1] as string);
  }
  await deal(page);
}
