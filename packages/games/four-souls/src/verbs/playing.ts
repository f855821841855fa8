import { type CardId, type Flow, maybeChoose, type Option, type Refusal, type Seat } from '@tavolata/kernel';
import type { Use } from '../behaviour.ts';
import type { CopiedLoot, G, Loot, Path, Source } from '../state.ts';
import { eachStatic, forbidden, total } from '../table/standing.ts';
import { count, defBy, handOf, thisTurn } from '../table/table.ts';
import { STACK } from '../zones.ts';
import { happen } from './happen.ts';
import { push } from './stack.ts';
import { canAim, effectAt, needsAim, takeAim } from './use.ts';

/** What playing costs: one of the player's loot plays, unless the effect says otherwise (FS-LOOT-10). */
type Price = 'a-loot-play' | 'nothing';

/** The turn's own and those that cards give while they are there, less those used. */
const ownPlaysLeft = (g: G, seat: Seat): number =>
  Math.max(0, thisTurn(g, seat).lootPlays + total(g, 'lootPlays', (plays, at) => plays(g, at, seat)));
/** FS-LOOT-11: with those granted; what is lost after its use takes none of them away. */
export const lootPlaysLeft = (g: G, seat: Seat): number =>
  ownPlaysLeft(g, seat) + thisTurn(g, seat).grantedPlays;

function spendLootPlay(g: G, seat: Seat): void {
  const { lootPlays, grantedPlays } = thisTurn(g, seat);
  count(
    g,
    seat,
    ownPlaysLeft(g, seat) > 0 ? { lootPlays: lootPlays - 1 } : { grantedPlays: grantedPlays - 1 },
  );
}

/** Why no loot at all can be played now, whatever is in the hand. */
export function refuseLootPlay(g: G, seat: Seat): Refusal | undefined {
  if (lootPlaysLeft(g, seat) <= 0) return g.refuse('FS-LOOT-05', 'no-loot-play');
  return forbidden(g, { type: 'play-loot', seat });
}

const LOOT: Path = ['loot'];
const sourceOf = (g: G, card: CardId): Source => ({ card, life: 0, def: g.def(card).id });
const useOf = (me: Seat, source: Source): Use => ({
  card: source.card,
  source,
  me,
  by: me,
  aims: [],
  path: LOOT,
});

// --- what can be played ---

/** Loot cards elsewhere that a standing effect lets the player play as from the hand (FS-LOOT-08). */
function elsewhere(g: G, seat: Seat): CardId[] {
  const cards: CardId[] = [];
  eachStatic(g, 'playsFrom', (playsFrom, at) => {
    cards.push(...playsFrom(g, at, seat));
  });
  return cards;
}

const copiesOf = ({ state }: G, seat: Seat): CopiedLoot[] => state.copiedLoot.filter(({ by }) => by === seat);

/** The hand, what may be played from elsewhere, and copies that wait. */
export function playableLoot(g: G, seat: Seat): Option[] {
  const options: Option[] = handOf(g, seat).map(card => ({ key: 'play', card }));
  for (const card of elsewhere(g, seat)) options.push({ key: 'play', card });
  for (const { id, source } of copiesOf(g, seat))
    options.push({ key: 'play-copy', card: source.card, value: id });
  return options;
}

/** As far as everybody can see: what is in the hand does not matter, only whether there is any. */
export const mayPlayLoot = (g: G, seat: Seat): boolean => {
  const copies = copiesOf(g, seat);
  if (copies.some(({ free }) => free)) return true;
  const any = handOf(g, seat).length + elsewhere(g, seat).length + copies.length > 0;
  return any && !refuseLootPlay(g, seat);
};

export function lootRefuserOf(g: G, seat: Seat): (deed: Option) => Refusal | undefined {
  const noPlay = refuseLootPlay(g, seat);
  return ({ key, card, value }) => {
    const copy = key === 'play-copy' ? g.state.copiedLoot.find(({ id }) => id === value) : undefined;
    if (noPlay && !copy?.free) return noPlay;
    return refuseLoot(g, seat, copy?.source ?? sourceOf(g, card as CardId));
  };
}

function refuseLoot(g: G, seat: Seat, source: Source): Refusal | undefined {
  const effect = effectAt(g, source.def, LOOT);
  const use = useOf(seat, source);
  const refusal = defBy(g, source.def).does.lootCost?.refuse(g, use);
  if (refusal) return refusal;
  return !needsAim(effect) || canAim(g, use, effect) ? undefined : g.refuse('FS-ABIL-10', 'no-target');
}

// --- playing ---

/** From where it lies to the stack; only then its targets are chosen, so that everybody sees what for (FS-MECH-12). */
export function* playLoot(g: G, seat: Seat, card: CardId, price: Price = 'a-loot-play'): Flow<void> {
  g.move(card, STACK);
  yield* putOnStack(g, seat, sourceOf(g, card), price);
}

function* putOnStack(g: G, seat: Seat, source: Source, price: Price, copy?: true): Flow<void> {
  const { card, def } = source;
  g.emit('loot-played', { seat, card });
  if (price === 'a-loot-play') spendLootPlay(g, seat);
  count(g, seat, { lootPlayed: thisTurn(g, seat).lootPlayed + 1 });
  const use = useOf(seat, source);
  const { path, aims } = yield* takeAim(g, use);
  const paying = defBy(g, def).does.lootCost?.pay(g, use);
  if (paying) yield* paying;
  const loot = push<Loot>(g, { kind: 'loot', by: seat, source, path, aims, ...(copy && { copy }) }, seat);
  happen(g, { type: 'loot-played', seat, card, stack: loot.id });
}

/** One of some loot cards, played while an effect resolves: the moment does not matter, its price does (FS-LOOT-09). */
export function* mayPlayNow(
  g: G,
  use: Use,
  cards: readonly CardId[],
  price: Price = 'a-loot-play',
): Flow<void> {
  const { me } = use;
  const noPlay = price === 'nothing' ? undefined : refuseLootPlay(g, me);
  const card = yield* maybeChoose(g, me, 'play-which', cards, {
    source: use.card,
    refuse: one => noPlay ?? refuseLoot(g, me, sourceOf(g, one)),
  });
  if (card !== undefined) yield* playLoot(g, me, card, price);
}

// --- copies of loot cards (FS-COPYC) ---

/** The player may play a copy of this loot card until the turn ends; the card itself stays where it is. */
export function copyLootCard(g: G, use: Use, card: CardId, price: Price = 'a-loot-play'): void {
  const copy: CopiedLoot = {
    id: g.state.nextId++,
    by: use.me,
    source: sourceOf(g, card),
    ...(price === 'nothing' && { free: true }),
  };
  g.state.copiedLoot = [...g.state.copiedLoot, copy];
  g.emit('copied', { seat: use.me, card });
}

/** FS-COPYC-02: once played, nothing of it is left but what lies on the stack. */
export function* playCopy(g: G, seat: Seat, id: number): Flow<void> {
  const copy = g.state.copiedLoot.find(one => one.id === id);
  if (!copy) return;
  g.state.copiedLoot = g.state.copiedLoot.filter(one => one !== copy);
  yield* putOnStack(g, seat, copy.source, copy.free ? 'nothing' : 'a-loot-play', true);
}
