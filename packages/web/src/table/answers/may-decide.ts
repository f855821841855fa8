import type { TableSnapshot } from '../../session/session.ts';

/** Whether it is mine to say who plays for those who are not there: the owner's, or anybody's once the owner is gone. */
export function mayDecide({ viewer, about, snapshot }: TableSnapshot): boolean {
  if (viewer === 'onlooker') return false;
  const owner = snapshot.seats.find(({ seat }) => seat === about.owner);
  return viewer === about.owner || owner?.who !== 'person' || !owner.here;
}
