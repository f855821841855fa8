import type { Behaviour } from '../behaviour.ts';
import { allHallowsEve } from './all-hallows-eve.ts';
import { angelicIntervention } from './angelic-intervention.ts';
import { battleRoyale3 } from './battle-royale-3.ts';
import { battleRoyale4 } from './battle-royale-4.ts';
import { battleRoyale5 } from './battle-royale-5.ts';
import { beggar } from './beggar.ts';
import { blackChampions } from './black-champions.ts';
import { blessingOfGluttony } from './blessing-of-gluttony.ts';
import { blessingOfGreed } from './blessing-of-greed.ts';
import { blessingOfSteam } from './blessing-of-steam.ts';
import { blessingOfTheInnerEye } from './blessing-of-the-inner-eye.ts';
import { blessingOfTheSack } from './blessing-of-the-sack.ts';
import { blindRage } from './blind-rage.ts';
import { bloodDonation } from './blood-donation.ts';
import { bloodLustRoom } from './blood-lust-room.ts';
import { bloodMoney } from './blood-money.ts';
import { bombBum } from './bomb-bum.ts';
import { bumBoIsLoose } from './bum-bo-is-loose.ts';
import { butterFingers } from './butter-fingers.ts';
import { challengeRoom } from './challenge-room.ts';
import { conjoinedTwin } from './conjoined-twin.ts';
import { devilBeggar } from './devil-beggar.ts';
import { diceRoom1 } from './dice-room-1.ts';
import { diceRoom2 } from './dice-room-2.ts';
import { diceRoom3 } from './dice-room-3.ts';
import { diceRoom4 } from './dice-room-4.ts';
import { diceRoom5 } from './dice-room-5.ts';
import { diceRoom6 } from './dice-room-6.ts';
import { edensBlessingRoom } from './edens-blessing-room.ts';
import { equality } from './equality.ts';
import { eternalChest } from './eternal-chest.ts';
import { floorSpikes } from './floor-spikes.ts';
import { fortuneTeller } from './fortune-teller.ts';
import { greedLooms } from './greed-looms.ts';
import { gus } from './gus.ts';
import { haunted } from './haunted.ts';
import { heavyIsTheHead } from './heavy-is-the-head.ts';
import { iAmError } from './i-am-error.ts';
import { isaacsBlessing } from './isaacs-blessing.ts';
import { keyMaster } from './key-master.ts';
import { laserEye } from './laser-eye.ts';
import { maggysBlessing } from './maggys-blessing.ts';
import { mightForTheMeek } from './might-for-the-meek.ts';
import { pityForThePoor } from './pity-for-the-poor.ts';
import { planetarium } from './planetarium.ts';
import { redChampions } from './red-champions.ts';
import { redVise } from './red-vise.ts';
import { restockMachine } from './restock-machine.ts';
import { samsonsBlessing } from './samsons-blessing.ts';
import { shadowOfFamine } from './shadow-of-famine.ts';
import { shadowOfWar } from './shadow-of-war.ts';
import { shellGame } from './shell-game.ts';
import { slotMachine } from './slot-machine.ts';
import { socialGoals } from './social-goals.ts';
import { spiderWebs } from './spider-webs.ts';
import { splashDamage } from './splash-damage.ts';
import { spoilsOfWar } from './spoils-of-war.ts';
import { staticShock } from './static-shock.ts';
import { taxForTheMighty } from './tax-for-the-mighty.ts';
import { theMirror } from './the-mirror.ts';
import { whiteChampions } from './white-champions.ts';

export const rooms: Readonly<Record<string, Behaviour>> = {
  'all-hallows-eve': allHallowsEve,
  'angelic-intervention': angelicIntervention,
  'battle-royale-3': battleRoyale3,
  'battle-royale-4': battleRoyale4,
  'battle-royale-5': battleRoyale5,
  beggar,
  'black-champions': blackChampions,
  'blessing-of-gluttony': blessingOfGluttony,
  'blessing-of-greed': blessingOfGreed,
  'blessing-of-steam': blessingOfSteam,
  'blessing-of-the-inner-eye': blessingOfTheInnerEye,
  'blessing-of-the-sack': blessingOfTheSack,
  'blind-rage': blindRage,
  'blood-donation': bloodDonation,
  'blood-lust-room': bloodLustRoom,
  'blood-money': bloodMoney,
  'bomb-bum': bombBum,
  'bum-bo-is-loose': bumBoIsLoose,
  'butter-fingers': butterFingers,
  'challenge-room': challengeRoom,
  'conjoined-twin': conjoinedTwin,
  'devil-beggar': devilBeggar,
  'dice-room-1': diceRoom1,
  'dice-room-2': diceRoom2,
  'dice-room-3': diceRoom3,
  'dice-room-4': diceRoom4,
  'dice-room-5': diceRoom5,
  'dice-room-6': diceRoom6,
  'edens-blessing-room': edensBlessingRoom,
  equality,
  'eternal-chest': eternalChest,
  'floor-spikes': floorSpikes,
  'fortune-teller': fortuneTeller,
  'greed-looms': greedLooms,
  gus,
  haunted,
  'heavy-is-the-head': heavyIsTheHead,
  'i-am-error': iAmError,
  'isaacs-blessing': isaacsBlessing,
  'key-master': keyMaster,
  'laser-eye': laserEye,
  'maggys-blessing': maggysBlessing,
  'might-for-the-meek': mightForTheMeek,
  'pity-for-the-poor': pityForThePoor,
  planetarium,
  'red-champions': redChampions,
  'red-vise': redVise,
  'restock-machine': restockMachine,
  'samsons-blessing': samsonsBlessing,
  'shadow-of-famine': shadowOfFamine,
  'shadow-of-war': shadowOfWar,
  'shell-game': shellGame,
  'slot-machine': slotMachine,
  'social-goals': socialGoals,
  'spider-webs': spiderWebs,
  'splash-damage': splashDamage,
  'spoils-of-war': spoilsOfWar,
  'static-shock': staticShock,
  'tax-for-the-mighty': taxForTheMighty,
  'the-mirror': theMirror,
  'white-champions': whiteChampions,
};
