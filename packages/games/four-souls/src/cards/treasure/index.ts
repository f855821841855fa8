import type { Behaviour } from '../behaviour.ts';
import { athame } from './athame.ts';
import { babyHaunt } from './baby-haunt.ts';
import { batteryBum } from './battery-bum.ts';
import { bellyButton } from './belly-button.ts';
import { blankCard } from './blank-card.ts';
import { bobsBrain } from './bobs-brain.ts';
import { bookOfSin } from './book-of-sin.ts';
import { boomerang } from './boomerang.ts';
import { box } from './box.ts';
import { breakfast } from './breakfast.ts';
import { brimstone } from './brimstone.ts';
import { bumBoTreasure } from './bum-bo-treasure.ts';
import { bumFriend } from './bum-friend.ts';
import { cambionConception } from './cambion-conception.ts';
import { championBelt } from './champion-belt.ts';
import { chaos } from './chaos.ts';
import { chaosCard } from './chaos-card.ts';
import { chargedBaby } from './charged-baby.ts';
import { cheeseGrater } from './cheese-grater.ts';
import { compost } from './compost.ts';
import { contractFromBelow } from './contract-from-below.ts';
import { crystalBall } from './crystal-ball.ts';
import { curseOfTheTower } from './curse-of-the-tower.ts';
import { daddyHaunt } from './daddy-haunt.ts';
import { dadsLostCoin } from './dads-lost-coin.ts';
import { darkBum } from './dark-bum.ts';
import { deadBird } from './dead-bird.ts';
import { decoy } from './decoy.ts';
import { dinner } from './dinner.ts';
import { diplopia } from './diplopia.ts';
import { donationMachine } from './donation-machine.ts';
import { dryBaby } from './dry-baby.ts';
import { edensBlessing } from './edens-blessing.ts';
import { emptyVessel } from './empty-vessel.ts';
import { experimentalTreatment } from './experimental-treatment.ts';
import { eyeOfGreed } from './eye-of-greed.ts';
import { fannyPack } from './fanny-pack.ts';
import { finger } from './finger.ts';
import { flush } from './flush.ts';
import { forgetMeNow } from './forget-me-now.ts';
import { friendlyBall } from './friendly-ball.ts';
import { glassCannon } from './glass-cannon.ts';
import { goatHead } from './goat-head.ts';
import { godhead } from './godhead.ts';
import { goldenRazorBlade } from './golden-razor-blade.ts';
import { greedsGullet } from './greeds-gullet.ts';
import { guppysCollar } from './guppys-collar.ts';
import { guppysHead } from './guppys-head.ts';
import { guppysPaw } from './guppys-paw.ts';
import { guppysTail } from './guppys-tail.ts';
import { hostHat } from './host-hat.ts';
import { ipecac } from './ipecac.ts';
import { jawbone } from './jawbone.ts';
import { libra } from './libra.ts';
import { libraryCard } from './library-card.ts';
import { luckyFoot } from './lucky-foot.ts';
import { meat } from './meat.ts';
import { miniMush } from './mini-mush.ts';
import { modelingClay } from './modeling-clay.ts';
import { momsBox } from './moms-box.ts';
import { momsBra } from './moms-bra.ts';
import { momsCoinPurse } from './moms-coin-purse.ts';
import { momsPurse } from './moms-purse.ts';
import { momsRazor } from './moms-razor.ts';
import { momsShovel } from './moms-shovel.ts';
import { monsterManual } from './monster-manual.ts';
import { monstrosTooth } from './monstros-tooth.ts';
import { mrBoom } from './mr-boom.ts';
import { mysterySack } from './mystery-sack.ts';
import { noTreasure } from './no-treasure.ts';
import { pandorasBox } from './pandoras-box.ts';
import { payToPlay } from './pay-to-play.ts';
import { placebo } from './placebo.ts';
import { planC } from './plan-c.ts';
import { polydactyly } from './polydactyly.ts';
import { portableSlotMachine } from './portable-slot-machine.ts';
import { potatoPeeler } from './potato-peeler.ts';
import { rainbowBaby } from './rainbow-baby.ts';
import { razorBlade } from './razor-blade.ts';
import { remoteDetonator } from './remote-detonator.ts';
import { restock } from './restock.ts';
import { sackHead } from './sack-head.ts';
import { sackOfPennies } from './sack-of-pennies.ts';
import { sacredHeart } from './sacred-heart.ts';
import { shadow } from './shadow.ts';
import { shinyRock } from './shiny-rock.ts';
import { smelter } from './smelter.ts';
import { spiderMod } from './spider-mod.ts';
import { spoonBender } from './spoon-bender.ts';
import { starterDeck } from './starter-deck.ts';
import { steamySale } from './steamy-sale.ts';
import { succubus } from './succubus.ts';
import { suicideKing } from './suicide-king.ts';
import { synthoil } from './synthoil.ts';
import { tarotCloth } from './tarot-cloth.ts';
import { techX } from './tech-x.ts';
import { theBattery } from './the-battery.ts';
import { theBlueMap } from './the-blue-map.ts';
import { theChest } from './the-chest.ts';
import { theCompass } from './the-compass.ts';
import { theD4 } from './the-d4.ts';
import { theD10 } from './the-d10.ts';
import { theD20 } from './the-d20.ts';
import { theD100 } from './the-d100.ts';
import { theDeadCat } from './the-dead-cat.ts';
import { theHabit } from './the-habit.ts';
import { theMap } from './the-map.ts';
import { theMidasTouch } from './the-midas-touch.ts';
import { thePolaroid } from './the-polaroid.ts';
import { thePoop } from './the-poop.ts';
import { theRelic } from './the-relic.ts';
import { theShovel } from './the-shovel.ts';
import { theresOptions } from './theres-options.ts';
import { trinityShield } from './trinity-shield.ts';
import { twentyTwenty } from './twenty-twenty.ts';
import { twoOfClubs } from './two-of-clubs.ts';
import { xRayVision } from './x-ray-vision.ts';

export const treasure: Readonly<Record<string, Behaviour>> = {
  athame,
  'baby-haunt': babyHaunt,
  'battery-bum': batteryBum,
  'belly-button': bellyButton,
  'blank-card': blankCard,
  'bobs-brain': bobsBrain,
  'book-of-sin': bookOfSin,
  boomerang,
  box,
  breakfast,
  brimstone,
  'bum-bo-treasure': bumBoTreasure,
  'bum-friend': bumFriend,
  'cambion-conception': cambionConception,
  'champion-belt': championBelt,
  chaos,
  'chaos-card': chaosCard,
  'charged-baby': chargedBaby,
  'cheese-grater': cheeseGrater,
  compost,
  'contract-from-below': contractFromBelow,
  'crystal-ball': crystalBall,
  'curse-of-the-tower': curseOfTheTower,
  'daddy-haunt': daddyHaunt,
  'dads-lost-coin': dadsLostCoin,
  'dark-bum': darkBum,
  'dead-bird': deadBird,
  decoy,
  dinner,
  diplopia,
  'donation-machine': donationMachine,
  'dry-baby': dryBaby,
  'edens-blessing': edensBlessing,
  'empty-vessel': emptyVessel,
  'experimental-treatment': experimentalTreatment,
  'eye-of-greed': eyeOfGreed,
  'fanny-pack': fannyPack,
  finger,
  flush,
  'forget-me-now': forgetMeNow,
  'friendly-ball': friendlyBall,
  'glass-cannon': glassCannon,
  'goat-head': goatHead,
  godhead,
  'golden-razor-blade': goldenRazorBlade,
  'greeds-gullet': greedsGullet,
  'guppys-collar': guppysCollar,
  'guppys-head': guppysHead,
  'guppys-paw': guppysPaw,
  'guppys-tail': guppysTail,
  'host-hat': hostHat,
  ipecac,
  jawbone,
  libra,
  'library-card': libraryCard,
  'lucky-foot': luckyFoot,
  meat,
  'mini-mush': miniMush,
  'modeling-clay': modelingClay,
  'moms-box': momsBox,
  'moms-bra': momsBra,
  'moms-coin-purse': momsCoinPurse,
  'moms-purse': momsPurse,
  'moms-razor': momsRazor,
  'moms-shovel': momsShovel,
  'monster-manual': monsterManual,
  'monstros-tooth': monstrosTooth,
  'mr-boom': mrBoom,
  'mystery-sack': mysterySack,
  'no-treasure': noTreasure,
  'pandoras-box': pandorasBox,
  'pay-to-play': payToPlay,
  placebo,
  'plan-c': planC,
  polydactyly,
  'portable-slot-machine': portableSlotMachine,
  'potato-peeler': potatoPeeler,
  'rainbow-baby': rainbowBaby,
  'razor-blade': razorBlade,
  'remote-detonator': remoteDetonator,
  restock,
  'sack-head': sackHead,
  'sack-of-pennies': sackOfPennies,
  'sacred-heart': sacredHeart,
  shadow,
  'shiny-rock': shinyRock,
  smelter,
  'spider-mod': spiderMod,
  'spoon-bender': spoonBender,
  'starter-deck': starterDeck,
  'steamy-sale': steamySale,
  succubus,
  'suicide-king': suicideKing,
  synthoil,
  'tarot-cloth': tarotCloth,
  'tech-x': techX,
  'the-battery': theBattery,
  'the-blue-map': theBlueMap,
  'the-chest': theChest,
  'the-compass': theCompass,
  'the-d10': theD10,
  'the-d100': theD100,
  'the-d20': theD20,
  'the-d4': theD4,
  'the-dead-cat': theDeadCat,
  'the-habit': theHabit,
  'the-map': theMap,
  'the-midas-touch': theMidasTouch,
  'the-polaroid': thePolaroid,
  'the-poop': thePoop,
  'the-relic': theRelic,
  'the-shovel': theShovel,
  'theres-options': theresOptions,
  'trinity-shield': trinityShield,
  'twenty-twenty': twentyTwenty,
  'two-of-clubs': twoOfClubs,
  'x-ray-vision': xRayVision,
};
