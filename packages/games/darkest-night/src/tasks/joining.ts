import { type CardId, chooseSome, type Flow, type Refusal } from '@tavolata/kernel';
import { deckListOf } from '../custom.ts';
import { cardDef, type HeroName, heroDef, limits, MONASTERY, type PowerDef } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { heroAt, nameOf, seatOf } from '../verbs/heroes.ts';
import { powerDeck, RESERVE, sheetOf } from '../zones.ts';
import { gainPower } from './gaining.ts';

export const deckList = (g: G, name: HeroName): readonly string[] => deckListOf(g.state.customDecks, name);

/** DN-SETUP-06, DN-CUSTOM-01: each hero once, and no card in two decks. */
export function refuseJoining(g: G, name: HeroName): Refusal | undefined {
  const reserve = g.cards(RESERVE).map(card => g.def(card).id);
  if (!reserve.includes(name)) return g.refuse('DN-SETUP-06', 'already-chosen');
  return deckList(g, name).every(id => reserve.includes(id))
    ? undefined
    : g.refuse('DN-CUSTOM-01', 'cards-in-use');
}

/** One of those who may join, by chance. */
export function anyHero(g: G): HeroName {
  const sheets = g.cards(RESERVE).filter(card => {
    const { id, type } = g.def(card);
    return type === 'hero' && refuseJoining(g, id as HeroName) === undefined;
  });
  const sheet = g.anyCard(sheets);
  if (sheet === undefined) throw new Error('no hero is left to be dealt');
  return g.def(sheet).id as HeroName;
}

/** DN-SETUP-07, DN-SETUP-08: the hero comes into play with all powers in the deck; starting powers are picked next. */
export function join(g: G, place: HeroId, name: HeroName): void {
  const who = heroAt(g, place);
  const list = deckList(g, name);
  for (const card of g.cards(RESERVE)) {
    const { id } = g.def(card);
    if (id === name) g.move(card, sheetOf(place));
    else if (list.includes(id)) g.move(card, powerDeck(place));
  }
  who.name = name;
  who.is = 'alive';
  who.at = MONASTERY;
  // DN-DEATH-09: a replacement does not play in this round any more.
  who.sun = !who.successor;
  // DN-DEATH-08: a replacement begins lower.
  for (const stat of ['grace', 'secrecy'] as const)
    who[stat] = heroDef(name).defaults[stat] + (who.successor ? limits.replacementDefaults[stat] : 0);
  g.emit('hero-joined', { hero: name, seat: who.seat });
}

export const startingPowers = (g: G, place: HeroId): CardId[] =>
  g.cards(powerDeck(place)).filter(card => (cardDef(g.def(card).id) as PowerDef).starting);

/** DN-SETUP-09, DN-DEATH-07; DN-SETUP-10: the others are shuffled into the deck. */
export function* pickPowers(g: G, place: HeroId): Flow<void> {
  const { pick, replacementPick } = limits.startingPowers;
  const number = heroAt(g, place).successor ? replacementPick : pick;
  const picked = yield* chooseSome(
    g,
    seatOf(g, place),
    'starting-powers',
    startingPowers(g, place),
    { min: number, max: number },
    { rule: number === pick ? 'DN-SETUP-09' : 'DN-DEATH-07', params: { hero: nameOf(g, place) } },
  );
  takePowers(g, place, picked);
}

export function takePowers(g: G, place: HeroId, cards: readonly CardId[]): void {
  for (const card of cards) gainPower(g, place, card);
  g.shuffle(powerDeck(place));
}
