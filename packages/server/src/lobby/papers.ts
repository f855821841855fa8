import type { MatchFile, Names, Seat } from '@tavolata/kernel';
import type { Update } from '@tavolata/table';
import type { Live } from '../hall/live.ts';
import type { Guest } from '../people/people.ts';
import { type House, seated, tableOf } from './house.ts';
import { Trouble } from './trouble.ts';

/** What a seat has seen of a match that still runs: no secret, and nothing the seat was not told. */
export interface SeatFile extends Omit<Update, 'viewer' | 'now' | 'from' | 'cursor'> {
  readonly format: 'tavolata-seat';
  readonly version: 1;
  readonly seat: Seat;
}

async function seatFile({ table }: Live, seat: Seat): Promise<SeatFile> {
  const { about, picture, events, notices } = await table.look(seat);
  return {
    format: 'tavolata-seat',
    version: 1,
    seat,
    ...(about && { about }),
    picture,
    events,
    notices,
  };
}

/** The match file with the key once it is over; before, what the seat saw. */
export async function exportFor(house: House, id: string, guest: Guest): Promise<MatchFile | SeatFile> {
  const { live, seat } = await seated(house, id, guest);
  return (await live.table.file()) ?? seatFile(live, seat);
}

export interface Replay {
  readonly file: MatchFile;
  readonly names: Names;
  /** Where whoever asks sat. */
  readonly seat?: Seat;
}

/** A finished match, for whoever has its link: nothing of it is a secret any more. */
export async function replay(house: House, id: string, guest: Guest | undefined): Promise<Replay> {
  const live = await tableOf(house, id);
  const file = await live.table.file();
  if (!file) throw new Trouble('not-over');
  const seat = guest && house.people.seatOf(id, guest);
  return { file, names: file.names ?? {}, ...(seat && { seat }) };
}
