import type { Occasion, SkillDef } from '../defs.ts';
import { characterDef } from '../defs.ts';
import type { CharacterId, G, Pending } from '../state.ts';
import {
  areAllies,
  areRivals,
  character,
  everyone,
  has,
  isStanding,
  otherSide,
  sideOf,
  upgradedAbility,
} from './characters.ts';
import { gainVp } from './score.ts';

/** The upgraded ability of a character, if this sets it off. */
export function abilityOn(g: G, id: CharacterId, occasion: Occasion): SkillDef | undefined {
  const ability = upgradedAbility(character(g, id));
  return ability?.on === occasion ? ability : undefined;
}

/** SA-KO-02 to -05: those KO'd by one paragraph leave together, without their statuses (SA-STAT-08, -09), and the other side scores. */
function sweep(g: G): void {
  const fallen = everyone(g).filter(id => character(g, id).hp === 0 && character(g, id).space !== undefined);
  for (const id of fallen) {
    const who = character(g, id);
    g.emit('ko', { character: who.name, seat: who.seat, place: who.space });
    who.space = undefined;
    who.statuses = {};
  }
  for (const id of fallen) {
    const who = character(g, id);
    gainVp(g, otherSide(sideOf(g, id)), characterDef(who.name).vp);
    if (upgradedAbility(who)?.turnsBack !== 'ko') continue;
    who.upgraded = false;
    g.emit('turned-back', { character: who.name, seat: who.seat });
  }
}

/** SA-CARDQ-03, SA-CARDQ-05: once for each other character KO'd by damage that it dealt. */
function koTriggers(g: G): Pending[] {
  return g.state.blows.flatMap(({ by, to, ko }) => {
    const ability = ko && by !== undefined && by !== to ? abilityOn(g, by, 'ko-by-self') : undefined;
    return ability && by !== undefined ? [{ skill: ability.id, by }] : [];
  });
}

/** Once a paragraph, however often it was hit. */
function hurtTriggers(g: G): Pending[] {
  return everyone(g).flatMap(id => {
    const ability = abilityOn(g, id, 'damaged-by-rival');
    const hurt = g.state.blows.some(
      ({ to, by, amount }) => to === id && amount > 0 && by !== undefined && areRivals(g, id, by),
    );
    return ability && hurt ? [{ skill: ability.id, by: id }] : [];
  });
}

function healTriggers(g: G): Pending[] {
  return g.state.healed.flatMap(({ to, by }) => {
    const ability = areAllies(g, to, by) ? abilityOn(g, by, 'ally-recovered-by-self') : undefined;
    return ability ? [{ skill: ability.id, by, that: to }] : [];
  });
}

/** After each paragraph: whoever is KO'd leaves, VP are awarded, and triggered abilities wait (SA-UPG-11). */
export function settle(g: G): void {
  const { state } = g;
  sweep(g);
  state.pending.push(...koTriggers(g), ...hurtTriggers(g), ...healTriggers(g));
  state.blows = [];
  state.healed = [];
}

/** Whether a waiting ability still has something to do: its character is there, and its condition holds. */
export function isDue(g: G, { by }: Pending, ability: SkillDef): boolean {
  const who = character(g, by);
  return isStanding(who) && !(ability.unless && has(who, ability.unless));
}
