import { doorOf } from '../games/doors.ts';

/** Each game's door, drawn in its own manner. */
export function DoorArt({ slug }: { readonly slug: string }) {
  return <img class="door-art" src={doorOf(slug)?.art} alt="" width="180" height="300" />;
}
