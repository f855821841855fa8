import { type OfEachGame, ofGame } from '../shared/slugs.ts';
import bossMonster from './doors/boss-monster.svg?url';
import darkestNight from './doors/darkest-night.svg?url';
import fourSouls from './doors/four-souls.svg?url';
import mournersCall from './doors/mourners-call.svg?url';
import sorcerersArena from './doors/sorcerers-arena.svg?url';

/** Each game's door, drawn in its own manner. */
const DOORS: OfEachGame<string> = {
  'boss-monster': bossMonster,
  'four-souls': fourSouls,
  'darkest-night': darkestNight,
  'sorcerers-arena': sorcerersArena,
  'mourners-call': mournersCall,
};

export function DoorArt({ slug }: { readonly slug: string }) {
  return <img class="door-art" src={ofGame(DOORS, slug)} alt="" width="180" height="300" />;
}
