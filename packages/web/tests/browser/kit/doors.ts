import type { Locator, Page } from 'playwright-core';
import { type Person, person, type Who } from './browser.ts';
import type { House } from './house.ts';

const OPEN = 'form.new-table button[type=submit]';

/** Through its door to a table to set up: beside the doors or, on phones, on a screen of its own. */
export const choose = (page: Page, game = 'boss-monster'): Promise<void> =>
  page.locator(`.door:has([data-game="${game}"])`).click();

/** From the lobby to a match in this browser, against a bot: two taps. */
export async function openLocal(page: Page, { url }: House): Promise<void> {
  await page.goto(url);
  await choose(page);
  await page.locator(OPEN).click();
  await page.locator('.tv-table').waitFor();
}

/** A table with one seat for a friend and, if wanted, a bot; the link that was shown. */
export async function openOnline(page: Page, { url }: House, name: string, bots = 0): Promise<string> {
  await page.goto(url);
  await choose(page);
  await page.getByLabel(/^(Il tuo nome|Your name)/).fill(name);
  await page.getByRole('button', { name: /Invita un amico|Invite a friend/ }).click();
  for (let i = 0; i < bots; i++) await page.getByRole('button', { name: /^(Un bot|A bot)$/ }).click();
  await page.locator(OPEN).click();
  return page.locator('.invite input').inputValue();
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(/^(Il tuo nome|Your name)/).fill(name);
  await page.getByRole('button', { name: /^(Siediti|Take a seat)$/ }).click();
  await page.locator('.gathering').waitFor();
}

export async function deal(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Date le carte|Deal the cards)$/ }).click();
  await page.locator('.tv-table').waitFor();
}

/** Ada and Bruno at a table, the cards dealt. */
export async function tableOfTwo(house: House, who: Who = {}): Promise<readonly [Person, Person]> {
  const [ada, bruno] = [await person(who), await person({ ...who, language: 'en' })];
  const link = await openOnline(ada.page, house, 'Ada');
  await join(bruno.page, link, 'Bruno');
  await deal(ada.page);
  await bruno.page.locator('.tv-table').waitFor();
  return [ada, bruno];
}

export const menuOf = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Menu del tavolo|Table menu)$/ });
