import { askTogether, choose, type Flow } from '@tavolata/kernel';
import { FACTIONS, type MotiveDef } from '../defs.ts';
import type { G } from '../state.ts';
import { inOrder, mournerDef, player, seatsIn } from '../verbs/board.ts';
import { takeMourner } from '../verbs/mourners.ts';
import { BOX, motives, mournerDeck, STARTERS } from '../zones.ts';

/** MC-MOTIVE-05, -06, -07: in secret and all together; the faction of the kept card is then open. */
export function* chooseMotives(g: G): Flow<void> {
  const seats = seatsIn(g);
  const kept = yield* askTogether(
    seats.map(seat => choose(g, seat, 'keep-motive', g.cards(motives(seat)), { rule: 'MC-MOTIVE-05' })),
  );
  seats.forEach((seat, i) => {
    const motive = kept[i];
    for (const card of [...g.cards(motives(seat))]) if (card !== motive) g.move(card, BOX);
    if (motive === undefined) return;
    const { faction } = g.def(motive) as MotiveDef;
    player(g, seat).allegiance = faction;
    g.emit('allegiance-declared', { seat, faction });
  });
  // MC-START-02: the last player first.
  g.state.queue = inOrder(g).reverse();
  g.state.next = 'starting-mourner';
}

/** MC-START-01, -04, -05, -06, -07. */
export function* startingMourner(g: G): Flow<void> {
  const [seat] = g.state.queue;
  if (!seat) {
    g.state.next = 'starters-over';
    return;
  }
  const { allegiance } = player(g, seat);
  const starters = g.cards(STARTERS).filter(card => mournerDef(g, card).faction === allegiance);
  const card = g.state.startersAtRandom
    ? g.anyCard(starters)
    : yield* choose(g, seat, 'starting-mourner', starters, { rule: 'MC-START-01' });
  g.state.queue.shift();
  if (card !== undefined) takeMourner(g, seat, card);
}

/** MC-START-03. */
export function startersOver(g: G): void {
  for (const card of [...g.cards(STARTERS)]) g.move(card, mournerDeck(mournerDef(g, card).faction));
  for (const faction of FACTIONS) g.shuffle(mournerDeck(faction));
  // What the set-up gave is not part of the first round.
  for (const seat of seatsIn(g)) player(g, seat).tally = {};
  g.state.next = 'roll-etherea';
}
