import { type CardId, choose, chooseSome, type Flow, type Option, type Refusal } from '@tavolata/kernel';
import { LOCATIONS, limits, locationDef, MONASTERY, modeDef } from '../defs.ts';
import type { G, HeroId, TaskOf } from '../state.ts';
import { blightsIn } from '../verbs/blights.ts';
import { neighbours, refuseEntering } from '../verbs/board.ts';
import { bonusesOf } from '../verbs/bonuses.ts';
import { relicOf, successesOf, takeRoll } from '../verbs/dice.ts';
import { heroesIn, isWithNecromancer, nameOf, placeOf, seatOf } from '../verbs/heroes.ts';
import { useUp, withinReach } from '../verbs/items.ts';
import { activesOn, activesWhere, powerDef, powersWith, refresh } from '../verbs/powers.ts';
import { gain, gainOf } from '../verbs/stats.ts';
import { next } from '../verbs/tasks.ts';
import { itemsOf, powersOf, relicSite } from '../zones.ts';
import { oathEndedBy } from './oaths.ts';
import { refusePower } from './powers.ts';
import { roll } from './rolls.ts';

/** DN-ACT-03. */
export type Deed =
  | { readonly do: 'no-action' | 'travel' | 'hide' | 'search' | 'pray' | 'retrieve' | 'attack-necromancer' }
  | { readonly do: 'attack'; readonly card: CardId }
  | { readonly do: 'power'; readonly card: CardId };

const NO_ACTION: Deed = { do: 'no-action' };

export function deeds(g: G, hero: HeroId): Deed[] {
  const actions = g.cards(powersOf(hero)).filter(card => powerDef(g, card).kinds.includes('action'));
  return [
    { do: 'travel' },
    { do: 'hide' },
    ...blightsIn(g, placeOf(g, hero)).map((card): Deed => ({ do: 'attack', card })),
    { do: 'attack-necromancer' },
    { do: 'search' },
    { do: 'pray' },
    { do: 'retrieve' },
    ...actions.map((card): Deed => ({ do: 'power', card })),
  ];
}

/** Tree Form: only Hide and Druid powers. */
function refuseForm(g: G, hero: HeroId, deed: Deed): Refusal | undefined {
  const bound = activesOn(g, hero).find(({ effect }) => effect.actions);
  if (!bound || deed.do === 'no-action') return undefined;
  const name = deed.do === 'power' ? `${powerDef(g, deed.card).hero}-power` : deed.do;
  if (bound.effect.actions?.includes(name)) return undefined;
  return g.refuse('DN-GEN-05', 'bound-by-form', { card: bound.card });
}

/** DN-MON-02, DN-CLAR-06: on the Monastery, or where Calm or Chapel allow it. */
const mayPray = (g: G, hero: HeroId): boolean => {
  const at = placeOf(g, hero);
  if (at === MONASTERY) return true;
  if (activesWhere(g, ({ location }) => location === at).some(({ effect }) => effect.prayHere)) return true;
  return heroesIn(g, at).some(other => bonusesOf(g, other).some(card => powerDef(g, card).prayHere));
};

/** Keys of everybody here count (DN-ACT-14). */
const keysWithinReach = (g: G, hero: HeroId): CardId[] =>
  withinReach(g, hero).filter(item => g.is(item, 'key'));

/** DN-FIVE-02: the first relic is dearer with five heroes. */
export function keysNeeded(g: G): number {
  if (!g.state.modes.includes('fifth-hero')) return limits.keysForRelic;
  const isFirst = LOCATIONS.every(({ id, relic }) => !relic || g.cards(relicSite(id)).length > 0);
  return isFirst ? modeDef('fifth-hero').keysForFirstRelic : limits.keysForRelic;
}

function refuseRetrieving(g: G, hero: HeroId): Refusal | undefined {
  if (g.cards(relicSite(placeOf(g, hero))).length === 0) return g.refuse('DN-ACT-14', 'no-relic-here');
  if (relicOf(g, hero) !== undefined) return g.refuse('DN-ACT-15', 'carries-relic');
  const keys = keysNeeded(g);
  if (keysWithinReach(g, hero).length >= keys) return undefined;
  return g.refuse(keys > limits.keysForRelic ? 'DN-FIVE-02' : 'DN-ACT-14', 'too-few-keys', { keys });
}

export function refuseDeed(g: G, hero: HeroId, deed: Deed): Refusal | undefined {
  const form = refuseForm(g, hero, deed);
  if (form) return form;
  const at = placeOf(g, hero);
  switch (deed.do) {
    case 'travel':
      return neighbours(at).every(to => refuseEntering(g, hero, to))
        ? g.refuse('DN-EXH-07', 'nowhere-to-go')
        : undefined;
    case 'search':
      return locationDef(at).searchDifficulty === undefined
        ? g.refuse('DN-ACT-12', 'nothing-to-search')
        : undefined;
    case 'pray':
      return mayPray(g, hero) ? undefined : g.refuse('DN-MON-02', 'cannot-pray-here');
    case 'attack-necromancer':
      return isWithNecromancer(g, hero) ? undefined : g.refuse('DN-NFIGHT-01', 'necromancer-elsewhere');
    case 'retrieve':
      return refuseRetrieving(g, hero);
    case 'power':
      return refusePower(g, hero, deed.card);
    default:
      return undefined;
  }
}

export const asOption = (deed: Deed): Option =>
  'card' in deed ? { key: deed.do, card: deed.card } : { key: deed.do };

/** DN-ACT-01, DN-ACT-02, DN-ACT-18: one action, or none. */
export function* act(g: G, { hero, free }: TaskOf<'act'>): Flow<void> {
  const deed = yield* choose(
    g,
    seatOf(g, hero),
    free ? 'free-action' : 'choose-action',
    [NO_ACTION, ...deeds(g, hero)],
    {
      rule: free ? 'DN-ACT-18' : 'DN-ACT-01',
      params: { hero: nameOf(g, hero) },
      as: asOption,
      refuse: each => refuseDeed(g, hero, each),
    },
  );
  if (deed) begin(g, hero, deed);
}

function begin(g: G, hero: HeroId, deed: Deed): void {
  const at = placeOf(g, hero);
  switch (deed.do) {
    case 'travel': {
      const { moves, secrecy, upTo } = limits.travel;
      const far = activesOn(g, hero).reduce<number>(
        (most, { effect }) => Math.max(most, effect.travel ?? 0),
        moves,
      );
      next(
        g,
        { do: 'walk', hero, moves: far, first: true },
        { do: 'gain', hero, stat: 'secrecy', amount: secrecy, upTo },
      );
      return;
    }
    case 'hide':
      return hide(g, hero);
    case 'attack':
      return next(g, { do: 'attack', hero, blights: [deed.card], necromancer: false, moreDice: 0 });
    case 'attack-necromancer':
      return next(g, { do: 'attack', hero, blights: [], necromancer: true, moreDice: 0 });
    case 'search':
      return next(g, { do: 'search', hero, at, dice: limits.search.dice });
    case 'pray':
      g.emit('prayed', { hero: nameOf(g, hero) });
      return roll(
        g,
        { hero, kind: 'pray', base: limits.pray.dice, target: limits.pray.needs },
        { do: 'pray', hero },
      );
    case 'retrieve':
      return next(g, { do: 'retrieve', hero });
    case 'power':
      return next(g, { do: 'use-power', hero, card: deed.card });
    case 'no-action':
      g.emit('no-action', { hero: nameOf(g, hero) });
  }
}

/** DN-ACT-05, DN-ACT-06. */
function hide(g: G, hero: HeroId): void {
  g.emit('hid', { hero: nameOf(g, hero) });
  gain(g, hero, 'secrecy', limits.hide.secrecy, limits.hide.upTo);
  // DN-CLAR-09: an Oath that was suppressed until now is not broken.
  // DN-TIME-01: nobody would choose to gain first and lose then, as the gain has a cap.
  next(g, ...oathEndedBy(g, hero, 'hide'), { do: 'recover', hero, deed: 'onHide', grace: 0 });
}

/** DN-ACT-13. */
export function pray(g: G, { hero }: TaskOf<'pray'>): void {
  const grace = successesOf(g, takeRoll(g), limits.pray.needs) * limits.pray.graceForEach;
  next(g, { do: 'recover', hero, deed: 'onPray', grace });
}

/**
 * DN-ACT-05, DN-ACT-13: Grace, that of Blessings included, and refreshing come together, in whatever order brings more
 * Grace, point by point (DN-TIME-01).
 */
export function recover(g: G, { hero, deed, grace }: TaskOf<'recover'>): void {
  const due = (): number =>
    activesOn(g, hero).reduce((sum, { effect }) => sum + (effect[deed]?.grace ?? 0), grace);
  const first = gainOf(g, hero, 'grace', due(), 'default');
  gain(g, hero, 'grace', first);
  refresh(g, powersWith(g, hero));
  gain(g, hero, 'grace', due() - first, 'default');
}

/** DN-ACT-14, DN-RELIC-08: no Secrecy is lost. */
export function* retrieve(g: G, { hero }: TaskOf<'retrieve'>): Flow<void> {
  const [relic] = g.cards(relicSite(placeOf(g, hero)));
  if (relic === undefined) return;
  const number = keysNeeded(g);
  const own = g.cards(itemsOf(hero));
  const keys = keysWithinReach(g, hero).sort((x, y) => Number(own.includes(y)) - Number(own.includes(x)));
  const mustChoose = keys.length > number && keys.some(key => !own.includes(key));
  const spent = mustChoose
    ? yield* chooseSome(
        g,
        seatOf(g, hero),
        'which-keys',
        keys,
        { min: number, max: number },
        { rule: 'DN-ACT-14' },
      )
    : keys.slice(0, number);
  for (const key of spent) useUp(g, hero, key);
  g.move(relic, itemsOf(hero));
  g.emit('relic-retrieved', { hero: nameOf(g, hero), card: relic });
}
