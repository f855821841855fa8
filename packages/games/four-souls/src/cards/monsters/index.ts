import type { Behaviour } from '../behaviour.ts';
import { bigSpider } from './big-spider.ts';
import { blackBony } from './black-bony.ts';
import { boomFly } from './boom-fly.ts';
import { charmedGreedling } from './charmed-greedling.ts';
import { cursedFatty } from './cursed-fatty.ts';
import { cursedGaper } from './cursed-gaper.ts';
import { cursedGlobin } from './cursed-globin.ts';
import { cursedHorf } from './cursed-horf.ts';
import { cursedKeeperHead } from './cursed-keeper-head.ts';
import { cursedMomsHand } from './cursed-moms-hand.ts';
import { cursedMulliboom } from './cursed-mulliboom.ts';
import { cursedMulligan } from './cursed-mulligan.ts';
import { cursedPsyHorf } from './cursed-psy-horf.ts';
import { cursedTumor } from './cursed-tumor.ts';
import { dankGlobin } from './dank-globin.ts';
import { dinga } from './dinga.ts';
import { dople } from './dople.ts';
import { evilTwin } from './evil-twin.ts';
import { greedling } from './greedling.ts';
import { hanger } from './hanger.ts';
import { holyBony } from './holy-bony.ts';
import { holyBrain } from './holy-brain.ts';
import { holyDinga } from './holy-dinga.ts';
import { holyDip } from './holy-dip.ts';
import { holyGreedling } from './holy-greedling.ts';
import { holyKeeperHead } from './holy-keeper-head.ts';
import { holyMomsEye } from './holy-moms-eye.ts';
import { holyMulligan } from './holy-mulligan.ts';
import { holySquirt } from './holy-squirt.ts';
import { hopper } from './hopper.ts';
import { horf } from './horf.ts';
import { keeperHead } from './keeper-head.ts';
import { leaper } from './leaper.ts';
import { momsDeadHand } from './moms-dead-hand.ts';
import { momsEye } from './moms-eye.ts';
import { momsHand } from './moms-hand.ts';
import { mulliboom } from './mulliboom.ts';
import { mulligan } from './mulligan.ts';
import { portal } from './portal.ts';
import { psyHorf } from './psy-horf.ts';
import { rageCreep } from './rage-creep.ts';
import { ringOfFlies } from './ring-of-flies.ts';
import { stoney } from './stoney.ts';
import { swarmOfFlies } from './swarm-of-flies.ts';
import { wizoob } from './wizoob.ts';

export const monsters: Readonly<Record<string, Behaviour>> = {
  'big-spider': bigSpider,
  'black-bony': blackBony,
  'boom-fly': boomFly,
  'charmed-greedling': charmedGreedling,
  'cursed-fatty': cursedFatty,
  'cursed-gaper': cursedGaper,
  'cursed-globin': cursedGlobin,
  'cursed-horf': cursedHorf,
  'cursed-keeper-head': cursedKeeperHead,
  'cursed-moms-hand': cursedMomsHand,
  'cursed-mulliboom': cursedMulliboom,
  'cursed-mulligan': cursedMulligan,
  'cursed-psy-horf': cursedPsyHorf,
  'cursed-tumor': cursedTumor,
  'dank-globin': dankGlobin,
  dinga,
  dople,
  'evil-twin': evilTwin,
  greedling,
  hanger,
  'holy-bony': holyBony,
  'holy-brain': holyBrain,
  'holy-dinga': holyDinga,
  'holy-dip': holyDip,
  'holy-greedling': holyGreedling,
  'holy-keeper-head': holyKeeperHead,
  'holy-moms-eye': holyMomsEye,
  'holy-mulligan': holyMulligan,
  'holy-squirt': holySquirt,
  hopper,
  horf,
  'keeper-head': keeperHead,
  leaper,
  'moms-dead-hand': momsDeadHand,
  'moms-eye': momsEye,
  'moms-hand': momsHand,
  mulliboom,
  mulligan,
  portal,
  'psy-horf': psyHorf,
  'rage-creep': rageCreep,
  'ring-of-flies': ringOfFlies,
  stoney,
  'swarm-of-flies': swarmOfFlies,
  wizoob,
};
