import type { Seat } from '@tavolata/kernel';
import { initialOf } from '@tavolata/table';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Names } from './names.ts';

/** What stands on the signs of those who sit together: an initial and, of names that begin alike, what tells them apart. */
export function lettersOf(names: Names): Names {
  const seats = Object.entries(names) as readonly (readonly [Seat, string])[];
  const letters = seats.map(([seat, name]) => {
    const alike = seats.filter(([, other]) => initialOf(other) === initialOf(name));
    const more = tellingApart(alike.map(([, other]) => other));
    return [seat, `${initialOf(name)}${more[alike.findIndex(([other]) => other === seat)]}`];
  });
  return Object.fromEntries(letters);
}

/** Of each the first letter after the initial that nobody else has there; where there is none, they are counted. */
function tellingApart(names: readonly string[]): readonly string[] {
  if (names.length === 1) return [''];
  const letters = names.map(name => [...name.toLowerCase().replaceAll(' ', '')]);
  const longest = Math.max(...letters.map(({ length }) => length));
  for (let at = 1; at < longest; at++) {
    const found = letters.map(letter => letter[at] ?? '');
    if (new Set(found).size === names.length) return found;
  }
  return names.map((_, at) => String(at + 1));
}

const Together = createContext<Names>({});

/** Around the signs of those who sit together: what `lettersOf` says of them. */
export const SignedBy = Together.Provider;

/** What stands on a seat's sign; nobody sits there without a name. */
export function useLetters(seat: string, name: string | undefined): string {
  const together = useContext(Together);
  return name === undefined ? '?' : (together[seat as Seat] ?? initialOf(name));
}
