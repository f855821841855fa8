import { type CharacterId, STATUSES, type StatusName } from '@tavolata/sorcerers-arena';
import type { ArenaScene } from './scene.ts';

/** A character's Ability card being looked at, or a Status Effect on it that somebody asked about, or both. */
export interface Sheet {
  readonly id: CharacterId;
  readonly status?: StatusName | undefined;
}

const SHEET = 'sheet';
const NOTE = 'note';
const KINDS: readonly (string | undefined)[] = [SHEET, NOTE];

const placeOf = (kind: string, { id, status }: Sheet): { readonly place: string } => ({
  place: [kind, id, ...(status ? [status] : [])].join('/'),
});

/** As something a board can have open: the cards of a team, on one of which a Status Effect may be asked about. */
export const sheetOf = (sheet: Sheet): { readonly place: string } => placeOf(SHEET, sheet);
/** The same, asked about beside the arena. */
export const noteOf = (sheet: Sheet): { readonly place: string } => placeOf(NOTE, sheet);

export function openSheet({ opened, g }: ArenaScene): (Sheet & { readonly isSheet: boolean }) | undefined {
  const [kind, id, word] = opened.place?.split('/') ?? [];
  if (!KINDS.includes(kind) || g.state.row[Number(id)] === undefined) return undefined;
  return {
    id: Number(id),
    status: STATUSES.find(status => status.id === word)?.id,
    isSheet: kind === SHEET,
  };
}

/** What else may be open here: a pile somebody looks through. */
export const openPile = ({ opened }: ArenaScene): string | undefined =>
  KINDS.includes(opened.place?.split('/')[0]) ? undefined : opened.place;
