import { type CharacterId, STATUSES, type StatusName } from '@tavolata/sorcerers-arena';
import type { ArenaScene } from './scene.ts';

/** A character's Ability card being looked at, and on it perhaps a Status Effect that somebody asked about. */
export interface Sheet {
  readonly id: CharacterId;
  readonly status?: StatusName | undefined;
}

const SHEET = 'sheet';

/** As something a board can have open. */
export const sheetOf = ({ id, status }: Sheet): { readonly place: string } => ({
  place: [SHEET, id, ...(status ? [status] : [])].join('/'),
});

export function openSheet({ opened, g }: ArenaScene): Sheet | undefined {
  const [kind, id, word] = opened.place?.split('/') ?? [];
  if (kind !== SHEET || g.state.row[Number(id)] === undefined) return undefined;
  return { id: Number(id), status: STATUSES.find(status => status.id === word)?.id };
}

/** What else may be open here: a pile somebody looks through. */
export const openPile = ({ opened }: ArenaScene): string | undefined =>
  opened.place?.startsWith(`${SHEET}/`) ? undefined : opened.place;
