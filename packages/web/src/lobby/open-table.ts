import { SEATS, type Seat, type SetupOptions } from '@tavolata/kernel';
import type { SeatWish } from '@tavolata/protocol';
import type { Sitter } from '@tavolata/table';
import { createLocal } from '../session/local.ts';
import { api } from '../shared/api.ts';
import type { Placed } from '../shared/places.ts';
import { SCREEN } from './newcomers.ts';
import { CLOCKS, type PaceName } from './paces.ts';

export interface NewTableRequest {
  readonly game: string;
  readonly me: string;
  readonly others: readonly Sitter[];
  readonly options: SetupOptions;
  readonly pace: PaceName;
  readonly watch: boolean;
}

export const isApart = (others: readonly Sitter[]): boolean => others.some(({ who }) => who === 'open');

/** A table in this browser, or on the server as soon as a friend is to come by a link. */
export function openTable(wanted: NewTableRequest): Promise<Placed> {
  return isApart(wanted.others) ? openOnline(wanted) : openHere(wanted);
}

const seatWish = (sitter: Sitter): SeatWish =>
  sitter.who === 'bot' ? { who: 'bot', name: sitter.name, level: sitter.level } : { who: 'open' };

async function openOnline({ game, me, others, options, pace, watch }: NewTableRequest): Promise<Placed> {
  const clock = CLOCKS[pace];
  const { id } = await api.create({
    game,
    options,
    seats: [{ who: 'me', name: me }, ...others.map(seatWish)],
    watch,
    ...(clock && { clock }),
  });
  return { at: 'table', id };
}

async function openHere({ game, me, others, options }: NewTableRequest): Promise<Placed> {
  const sitters: Sitter[] = [{ who: 'person', name: me, screen: SCREEN }, ...others];
  const seats = SEATS.slice(0, sitters.length);
  const id = await createLocal(game, {
    setup: { seats, options },
    seats: Object.fromEntries(sitters.map((sitter, i) => [seats[i] as Seat, sitter])),
    owner: 'a',
  });
  return { at: 'local', id, seat: 'a' };
}
