import type { CardId } from '@tavolata/kernel';
import type { G, Happening, Source, Trigger } from '../state.ts';
import { KEYWORDS } from './keywords.ts';
import { cardsHearing, eachLasting, eachStatic, hears, standingAs, works } from './standing.ts';
import { defBy, faceOf, isItem } from './table.ts';

/** A card that has just left play still sees what made it leave (FS-MON-03, FS-TRIG-09). */
export interface Gone {
  readonly source: Source;
  readonly by?: Trigger['by'];
}

/**
 * Something happened: what acts at once does, and every ability whose condition is met waits for the next priority
 * (FS-TRIG-02). `gone` is a card that left play by it.
 */
export function happen(g: G, event: Happening, gone?: Gone): void {
  eachStatic(g, (statics, at) => statics.as?.(g, at, event));
  for (const card of cardsHearing(g, event.type)) {
    if (works(g, card) || !faceOf(g, card).keywords.includes('curse')) triggersOf(g, card, event);
    keywordTriggers(g, card, event);
  }
  if (gone) goneTriggers(g, gone, event);
  eachLasting(g, (lasts, at) => {
    if (lasts.on !== event.type || !lasts.effect || !(lasts.when?.(g, at, event) ?? true)) return;
    const { source, by, name, id, aims } = at.lasting;
    wait(g, { source, path: ['lasting', name, 'effect'], event, aims, ...(by && { by }) });
    if (!lasts.again) g.state.lasting = g.state.lasting.filter(lasting => lasting.id !== id);
  });
}

export const wait = (g: G, trigger: Trigger): void => {
  g.state.waiting = [...g.state.waiting, trigger];
};

function triggersOf(g: G, card: CardId, event: Happening): void {
  const { abilities = [] } = faceOf(g, card).does;
  abilities.forEach((ability, i) => {
    if (ability.kind !== 'triggered' || !hears(ability.on, event.type)) return;
    const at = standingAs(g, card);
    if (!ability.when(g, at, event)) return;
    const { source, by } = at;
    wait(g, {
      source,
      path: ['abilities', String(i), 'effect'],
      event,
      ...(by && { by }),
      ...(isItem(g, card) && { item: true }),
    });
  });
}

function keywordTriggers(g: G, card: CardId, event: Happening): void {
  for (const [name, keyword] of Object.entries(KEYWORDS)) {
    if (keyword.on !== event.type) continue;
    const at = standingAs(g, card);
    if (!keyword.when(g, at, event)) continue;
    const { source, by } = at;
    wait(g, { source, path: ['keyword', name], event, ...(by && { by }) });
  }
}

function goneTriggers(g: G, { source, by }: Gone, event: Happening): void {
  const { abilities = [] } = defBy(g, source.def).does;
  const at = { card: source.card, source, me: by ?? g.state.turn.seat, ...(by && { by }) };
  abilities.forEach((ability, i) => {
    if (ability.kind !== 'triggered' || !hears(ability.on, event.type) || !ability.when(g, at, event)) return;
    wait(g, { source, path: ['abilities', String(i), 'effect'], event, ...(by && { by }) });
  });
}
