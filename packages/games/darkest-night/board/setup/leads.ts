import type { SetupProps } from '@tavolata/board-kit';
import { limits } from '@tavolata/darkest-night';
import type { Seat } from '@tavolata/kernel';

const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);
export const modesOf = ({ options }: Pick<SetupProps, 'options'>): readonly string[] =>
  strings(options.modes);
export const decksOf = ({ options }: Pick<SetupProps, 'options'>): readonly string[] =>
  strings(options.decks);

/** With the fifth hero there is one more. */
export const heroesIn = (props: Pick<SetupProps, 'options'>): number =>
  limits.heroes + (modesOf(props).includes('fifth-hero') ? 1 : 0);

/** Who leads heroes: everybody, but the last one where there is a Necromancer player. */
export const leaders = ({ seats, options }: Pick<SetupProps, 'seats' | 'options'>): SetupProps['seats'] =>
  modesOf({ options }).includes('necromancer-player') ? seats.slice(0, -1) : seats;

/** Who leads which hero, as it was said and still fits, or in turn round the table. */
export function leadsOf(props: Pick<SetupProps, 'seats' | 'options'>): readonly Seat[] {
  const seats = leaders(props).map(({ seat }) => seat);
  const said = strings(props.options.leads) as readonly Seat[];
  const fits = said.length === heroesIn(props) && said.every(seat => seats.includes(seat));
  if (fits) return said;
  return Array.from({ length: heroesIn(props) }, (_, place) => seats[place % seats.length] as Seat);
}
