import type { Behaviour } from '../behaviour.ts';
import { carrionQueen } from './carrion-queen.ts';
import { chub } from './chub.ts';
import { conquest } from './conquest.ts';
import { daddyLongLegs } from './daddy-long-legs.ts';
import { darkOne } from './dark-one.ts';
import { death } from './death.ts';
import { delirium } from './delirium.ts';
import { envy } from './envy.ts';
import { famine } from './famine.ts';
import { gemini } from './gemini.ts';
import { gluttony } from './gluttony.ts';
import { greed } from './greed.ts';
import { gurdyJr } from './gurdy-jr.ts';
import { larryJr } from './larry-jr.ts';
import { lust } from './lust.ts';
import { maskOfInfamy } from './mask-of-infamy.ts';
import { megaFatty } from './mega-fatty.ts';
import { mom } from './mom.ts';
import { peep } from './peep.ts';
import { pestilence } from './pestilence.ts';
import { pin } from './pin.ts';
import { pride } from './pride.ts';
import { ragMan } from './rag-man.ts';
import { satan } from './satan.ts';
import { scolex } from './scolex.ts';
import { sloth } from './sloth.ts';
import { theBloat } from './the-bloat.ts';
import { theDukeOfFlies } from './the-duke-of-flies.ts';
import { theHaunt } from './the-haunt.ts';
import { theLamb } from './the-lamb.ts';
import { war } from './war.ts';
import { wrath } from './wrath.ts';

export const bosses: Readonly<Record<string, Behaviour>> = {
  'carrion-queen': carrionQueen,
  chub,
  conquest,
  'daddy-long-legs': daddyLongLegs,
  'dark-one': darkOne,
  death,
  delirium,
  envy,
  famine,
  gemini,
  gluttony,
  greed,
  'gurdy-jr': gurdyJr,
  'larry-jr': larryJr,
  lust,
  'mask-of-infamy': maskOfInfamy,
  'mega-fatty': megaFatty,
  mom,
  peep,
  pestilence,
  pin,
  pride,
  'rag-man': ragMan,
  satan,
  scolex,
  sloth,
  'the-bloat': theBloat,
  'the-duke-of-flies': theDukeOfFlies,
  'the-haunt': theHaunt,
  'the-lamb': theLamb,
  war,
  wrath,
};
