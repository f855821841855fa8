import { listed } from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import { isTitheOver, type Location, leftOf, passesTo, titheDue } from '@tavolata/mourners-call';
import { payer, type Rises, strikes } from './forecast.ts';
import { crowdAt, type Lead, leadAt, limitNow } from './majority.ts';
import type { MournersCallScene } from './scene.ts';

export const nameOf = ({ g, say }: MournersCallScene, card: CardId): string =>
  say.card(g.def(card).id, g.def(card).back);

/** A place, a guild, a faction or a figure by its name. */
export const termOf = ({ say }: MournersCallScene, id: string): string => say.say(`term.${id}`);

export const seatName = ({ names }: MournersCallScene, seat: Seat): string => names[seat] ?? seat;

/** The same, but whoever reads as such; an onlooker is nobody at the table. */
export const whoIs = (scene: MournersCallScene, seat: Seat): string =>
  seat === scene.you ? scene.say.say('board.you') : seatName(scene, seat);

/** What a card, a location or a guild does, in a sentence. */
export function textOf({ say }: MournersCallScene, id: string): string {
  const key = `card.${id}.text`;
  return say.has(key) ? say.say(key) : '';
}

/** Who leads, in words; nothing where no majority is worked out. */
export function leadText(scene: MournersCallScene, lead: Lead | undefined): string | undefined {
  if (!lead) return undefined;
  const { leaders, most, next } = lead;
  const names = leaders.map(seat => seatName(scene, seat));
  if (leaders.length === 0) return scene.say.say('board.nobody');
  if (leaders.length > 1) return scene.say.say('board.tied', { names, most });
  return scene.say.say('board.leads', { names, most, next });
}

/** A location for those who listen. */
export function placeLabel(scene: MournersCallScene, location: Location): string {
  const { g, say } = scene;
  const { malavestros } = g.state;
  return listed(
    say.say('board.place', { number: location.number, place: location.id, faction: location.faction }),
    say.say('board.crowd', { figures: crowdAt(g, location), limit: limitNow(g) }),
    leadText(scene, leadAt(g, location)),
    malavestros === location.id ? say.say('board.jester') : textOf(scene, location.id),
  );
}

/** What becomes of the cards of a packet that I do not keep. */
export function draftNote(scene: MournersCallScene, cards: number): string {
  const { g, me, say } = scene;
  const to = me && passesTo(g, me);
  if (!to) return say.say('board.not-passed');
  return say.say('board.passed-on', { number: cards - 1, name: seatName(scene, to) });
}

/** What the Forge still lacks for the tithe, until it is paid. */
export function forgeNote({ g, say }: MournersCallScene): string {
  if (isTitheOver(g)) return say.say('board.tithe-over');
  const lacks = titheDue(g) - g.state.forge;
  return lacks > 0 ? say.say('board.short', { number: lacks }) : say.say('board.covered');
}

/** A card for those who listen: name and text. */
export function cardLabel(scene: MournersCallScene, card: CardId): string {
  return listed(nameOf(scene, card), textOf(scene, scene.g.def(card).id));
}

/** What somebody would pay if these rises took a track to its end: said before it happens, by name. */
export function warningsOf(scene: MournersCallScene, rises: Rises): string[] {
  const { g, say, me, draft } = scene;
  const pays = payer(draft, me);
  return (['suspicion', 'threat'] as const).flatMap(track => {
    if (!strikes(g, track, rises[track]) || pays === undefined) return [];
    if (pays === 'lowest') return [say.say(`board.warn.${track}-lowest`)];
    return [say.say(`board.warn.${track}-me`, { name: seatName(scene, leftOf(g, pays)) })];
  });
}
