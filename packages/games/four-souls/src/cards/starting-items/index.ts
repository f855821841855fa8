import type { Behaviour } from '../behaviour.ts';
import { bloodLust } from './blood-lust.ts';
import { bookOfBelial } from './book-of-belial.ts';
import { foreverAlone } from './forever-alone.ts';
import { holyMantle } from './holy-mantle.ts';
import { incubus } from './incubus.ts';
import { lazarusRags } from './lazarus-rags.ts';
import { sleightOfHand } from './sleight-of-hand.ts';
import { theBone } from './the-bone.ts';
import { theCurse } from './the-curse.ts';
import { theD6 } from './the-d6.ts';
import { yumHeart } from './yum-heart.ts';

export const startingItems: Readonly<Record<string, Behaviour>> = {
  'blood-lust': bloodLust,
  'book-of-belial': bookOfBelial,
  'forever-alone': foreverAlone,
  'holy-mantle': holyMantle,
  incubus,
  'lazarus-rags': lazarusRags,
  'sleight-of-hand': sleightOfHand,
  'the-bone': theBone,
  'the-curse': theCurse,
  'the-d6': theD6,
  'yum-heart': yumHeart,
};
