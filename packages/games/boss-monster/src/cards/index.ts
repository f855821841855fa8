import type { Behaviour } from './behaviour.ts';
import { cerebellus } from './bosses/cerebellus.ts';
import { cleopatra } from './bosses/cleopatra.ts';
import { draculord } from './bosses/draculord.ts';
import { gorgona } from './bosses/gorgona.ts';
import { kingCroak } from './bosses/king-croak.ts';
import { robobo } from './bosses/robobo.ts';
import { seducia } from './bosses/seducia.ts';
import { xyzax } from './bosses/xyzax.ts';
import { theFool } from './heroes/the-fool.ts';
import { allSeeingEye } from './rooms/all-seeing-eye.ts';
import { beastMenagerie } from './rooms/beast-menagerie.ts';
import { bottomlessPit } from './rooms/bottomless-pit.ts';
import { boulderRamp } from './rooms/boulder-ramp.ts';
import { brainsuckerHive } from './rooms/brainsucker-hive.ts';
import { centipedeTunnel } from './rooms/centipede-tunnel.ts';
import { constructionZone } from './rooms/construction-zone.ts';
import { darkAltar } from './rooms/dark-altar.ts';
import { darkLaboratory } from './rooms/dark-laboratory.ts';
import { dizzygasHallway } from './rooms/dizzygas-hallway.ts';
import { dracolichLair } from './rooms/dracolich-lair.ts';
import { goblinArmory } from './rooms/goblin-armory.ts';
import { golemFactory } from './rooms/golem-factory.ts';
import { hauntedLibrary } from './rooms/haunted-library.ts';
import { jackpotStash } from './rooms/jackpot-stash.ts';
import { ligersDen } from './rooms/ligers-den.ts';
import { mimicVault } from './rooms/mimic-vault.ts';
import { minotaursMaze } from './rooms/minotaurs-maze.ts';
import { monstersBallroom } from './rooms/monsters-ballroom.ts';
import { monstrousMonument } from './rooms/monstrous-monument.ts';
import { neanderthalCave } from './rooms/neanderthal-cave.ts';
import { openGrave } from './rooms/open-grave.ts';
import { recyclingCenter } from './rooms/recycling-center.ts';
import { spectersSanctum } from './rooms/specters-sanctum.ts';
import { succubusSpa } from './rooms/succubus-spa.ts';
import { theCrushinator } from './rooms/the-crushinator.ts';
import { tortureChamber } from './rooms/torture-chamber.ts';
import { vampireBordello } from './rooms/vampire-bordello.ts';
import { witchsKitchen } from './rooms/witchs-kitchen.ts';
import { zombiePrison } from './rooms/zombie-prison.ts';
import { annihilator } from './spells/annihilator.ts';
import { assassin } from './spells/assassin.ts';
import { caveIn } from './spells/cave-in.ts';
import { counterspell } from './spells/counterspell.ts';
import { exhaustion } from './spells/exhaustion.ts';
import { fear } from './spells/fear.ts';
import { freeze } from './spells/freeze.ts';
import { giantSize } from './spells/giant-size.ts';
import { jeopardy } from './spells/jeopardy.ts';
import { koboldStrike } from './spells/kobold-strike.ts';
import { motivation } from './spells/motivation.ts';
import { princessInPeril } from './spells/princess-in-peril.ts';
import { soulHarvest } from './spells/soul-harvest.ts';
import { teleportation } from './spells/teleportation.ts';
import { trepidation } from './spells/trepidation.ts';
import { zombieAttack } from './spells/zombie-attack.ts';

/** Every card that does something; the others are all facts. */
export const behaviours: Readonly<Record<string, Behaviour>> = {
  cerebellus,
  cleopatra,
  draculord,
  gorgona,
  'king-croak': kingCroak,
  robobo,
  seducia,
  xyzax,
  'all-seeing-eye': allSeeingEye,
  'beast-menagerie': beastMenagerie,
  'bottomless-pit': bottomlessPit,
  'boulder-ramp': boulderRamp,
  'brainsucker-hive': brainsuckerHive,
  'centipede-tunnel': centipedeTunnel,
  'construction-zone': constructionZone,
  'dark-altar': darkAltar,
  'dark-laboratory': darkLaboratory,
  'dizzygas-hallway': dizzygasHallway,
  'dracolich-lair': dracolichLair,
  'goblin-armory': goblinArmory,
  'golem-factory': golemFactory,
  'haunted-library': hauntedLibrary,
  'jackpot-stash': jackpotStash,
  'ligers-den': ligersDen,
  'mimic-vault': mimicVault,
  'minotaurs-maze': minotaursMaze,
  'monsters-ballroom': monstersBallroom,
  'monstrous-monument': monstrousMonument,
  'neanderthal-cave': neanderthalCave,
  'open-grave': openGrave,
  'recycling-center': recyclingCenter,
  'specters-sanctum': spectersSanctum,
  'succubus-spa': succubusSpa,
  'the-crushinator': theCrushinator,
  'torture-chamber': tortureChamber,
  'vampire-bordello': vampireBordello,
  'witchs-kitchen': witchsKitchen,
  'zombie-prison': zombiePrison,
  annihilator,
  assassin,
  'cave-in': caveIn,
  counterspell,
  exhaustion,
  fear,
  freeze,
  'giant-size': giantSize,
  jeopardy,
  'kobold-strike': koboldStrike,
  motivation,
  'princess-in-peril': princessInPeril,
  'soul-harvest': soulHarvest,
  teleportation,
  trepidation,
  'zombie-attack': zombieAttack,
  'the-fool': theFool,
};
