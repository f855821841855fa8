import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../shared/api.ts';
import { addressOf, type Placed } from '../shared/places.ts';

/** Whether nobody else can follow it: it names this computer as it calls itself. */
export const isOnlyHere = (url: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** Whether only those on the same network can: it is a number, not a name. */
export const isNear = (url: string): boolean => /^\d+(\.\d+){3}$/.test(new URL(url).hostname);

const here = (): string => new URL(location.pathname, location.href).href;

/** Where others find this page, once it is known: as I do, unless I opened it by this computer's own name. */
const house = signal<string | undefined>(isOnlyHere(location.href) ? undefined : here());

export async function askForHouse(): Promise<void> {
  if (house.peek() !== undefined) return;
  // Where nobody knows better, links say themselves that they lead nobody here.
  const { others } = await api.reach().catch(() => ({ others: [] }));
  house.value = others[0] === undefined ? here() : `${others[0]}/`;
}

/** The whole address of a place, to send to somebody; nothing yet while it is asked for. */
export function useLink(placed: Placed): string | undefined {
  useEffect(() => void askForHouse(), []);
  return house.value && new URL(addressOf(placed), house.value).href;
}

/** Whose links lead here, too. */
export const houses = (): readonly string[] => [here(), house.value ?? here()];
