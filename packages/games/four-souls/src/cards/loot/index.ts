import type { Behaviour } from '../behaviour.ts';
import { aDime } from './a-dime.ts';
import { aNickel } from './a-nickel.ts';
import { aPenny } from './a-penny.ts';
import { aSack } from './a-sack.ts';
import { blankRune } from './blank-rune.ts';
import { bloodyPenny } from './bloody-penny.ts';
import { bomb } from './bomb.ts';
import { brokenAnkh } from './broken-ankh.ts';
import { butterBean } from './butter-bean.ts';
import { cainsEye } from './cains-eye.ts';
import { callus } from './callus.ts';
import { cancer } from './cancer.ts';
import { chargedPenny } from './charged-penny.ts';
import { counterfeitPenny } from './counterfeit-penny.ts';
import { curvedHorn } from './curved-horn.ts';
import { dagaz } from './dagaz.ts';
import { diceShard } from './dice-shard.ts';
import { ehwaz } from './ehwaz.ts';
import { fourCents } from './four-cents.ts';
import { goldBomb } from './gold-bomb.ts';
import { goldenHorseshoe } from './golden-horseshoe.ts';
import { guppysHairball } from './guppys-hairball.ts';
import { iTheMagician } from './i-the-magician.ts';
import { iiTheHighPriestess } from './ii-the-high-priestess.ts';
import { iiiTheEmpress } from './iii-the-empress.ts';
import { ivTheEmperor } from './iv-the-emperor.ts';
import { ixTheHermit } from './ix-the-hermit.ts';
import { joker } from './joker.ts';
import { lilBattery } from './lil-battery.ts';
import { lostSoul } from './lost-soul.ts';
import { megaBattery } from './mega-battery.ts';
import { megaBomb } from './mega-bomb.ts';
import { oTheFool } from './o-the-fool.ts';
import { pillsA } from './pills-a.ts';
import { pillsB } from './pills-b.ts';
import { pillsC } from './pills-c.ts';
import { purpleHeart } from './purple-heart.ts';
import { soulHeart } from './soul-heart.ts';
import { swallowedPenny } from './swallowed-penny.ts';
import { theLeftHand } from './the-left-hand.ts';
import { threeCents } from './three-cents.ts';
import { twoCents } from './two-cents.ts';
import { twoOfDiamonds } from './two-of-diamonds.ts';
import { vTheHierophant } from './v-the-hierophant.ts';
import { viTheLovers } from './vi-the-lovers.ts';
import { viiTheChariot } from './vii-the-chariot.ts';
import { viiiJustice } from './viii-justice.ts';
import { xWheelOfFortune } from './x-wheel-of-fortune.ts';
import { xiStrength } from './xi-strength.ts';
import { xiiTheHangedMan } from './xii-the-hanged-man.ts';
import { xiiiDeath } from './xiii-death.ts';
import { xivTemperance } from './xiv-temperance.ts';
import { xixTheSun } from './xix-the-sun.ts';
import { xvTheDevil } from './xv-the-devil.ts';
import { xviTheTower } from './xvi-the-tower.ts';
import { xviiTheStars } from './xvii-the-stars.ts';
import { xviiiTheMoon } from './xviii-the-moon.ts';
import { xxJudgement } from './xx-judgement.ts';
import { xxiTheWorld } from './xxi-the-world.ts';

export const loot: Readonly<Record<string, Behaviour>> = {
  'a-dime': aDime,
  'a-nickel': aNickel,
  'a-penny': aPenny,
  'a-sack': aSack,
  'blank-rune': blankRune,
  'bloody-penny': bloodyPenny,
  bomb,
  'broken-ankh': brokenAnkh,
  'butter-bean': butterBean,
  'cains-eye': cainsEye,
  callus,
  cancer,
  'charged-penny': chargedPenny,
  'counterfeit-penny': counterfeitPenny,
  'curved-horn': curvedHorn,
  dagaz,
  'dice-shard': diceShard,
  ehwaz,
  'four-cents': fourCents,
  'gold-bomb': goldBomb,
  'golden-horseshoe': goldenHorseshoe,
  'guppys-hairball': guppysHairball,
  'i-the-magician': iTheMagician,
  'ii-the-high-priestess': iiTheHighPriestess,
  'iii-the-empress': iiiTheEmpress,
  'iv-the-emperor': ivTheEmperor,
  'ix-the-hermit': ixTheHermit,
  joker,
  'lil-battery': lilBattery,
  'lost-soul': lostSoul,
  'mega-battery': megaBattery,
  'mega-bomb': megaBomb,
  'o-the-fool': oTheFool,
  'pills-a': pillsA,
  'pills-b': pillsB,
  'pills-c': pillsC,
  'purple-heart': purpleHeart,
  'soul-heart': soulHeart,
  'swallowed-penny': swallowedPenny,
  'the-left-hand': theLeftHand,
  'three-cents': threeCents,
  'two-cents': twoCents,
  'two-of-diamonds': twoOfDiamonds,
  'v-the-hierophant': vTheHierophant,
  'vi-the-lovers': viTheLovers,
  'vii-the-chariot': viiTheChariot,
  'viii-justice': viiiJustice,
  'x-wheel-of-fortune': xWheelOfFortune,
  'xi-strength': xiStrength,
  'xii-the-hanged-man': xiiTheHangedMan,
  'xiii-death': xiiiDeath,
  'xiv-temperance': xivTemperance,
  'xix-the-sun': xixTheSun,
  'xv-the-devil': xvTheDevil,
  'xvi-the-tower': xviTheTower,
  'xvii-the-stars': xviiTheStars,
  'xviii-the-moon': xviiiTheMoon,
  'xx-judgement': xxJudgement,
  'xxi-the-world': xxiTheWorld,
};
