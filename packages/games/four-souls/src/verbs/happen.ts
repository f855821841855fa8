import type { Triggered } from '../behaviour.ts';
import type { G, Happening, Source, Trigger } from '../state.ts';
import { cardEffectAt } from '../table/card-effect.ts';
import { listenersTo } from '../table/in-play.ts';
import { eachLasting, eachStatic } from '../table/standing.ts';
import { defBy, isAtTable, isItem, isNobodys } from '../table/table.ts';

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
  eachStatic(g, 'as', (as, at) => as(g, at, event));
  for (const { at, what, path } of listenersTo(g, event.type)) {
    if (at.card === gone?.source.card || !what.when(g, at, event)) continue;
    const { source, by, card } = at;
    const item = path[0] !== 'keyword' && isItem(g, card);
    wait(g, { source, path, event, ...(by && { by }), ...(item && { item: true }) });
  }
  if (gone) goneTriggers(g, gone, event);
  if (g.state.lasting.length > 0) lastingTriggers(g, event);
}

export const wait = (g: G, trigger: Trigger): void => {
  if (isLeavers(g, trigger)) return;
  g.state.waiting = [...g.state.waiting, trigger];
};

/**
 * Of whoever has left nothing triggers any more (FS-LEAVE-05): a card of theirs may still be dying. In their turn cut
 * short only what the game does without an active player triggers on its cards (FS-LEAVE-08).
 */
const isLeavers = (g: G, { by, source, path }: Trigger): boolean =>
  by
    ? !isAtTable(g, by)
    : isNobodys(g) && !(path[0] !== 'keyword' && cardEffectAt(g, source.def, path).impersonal);

function lastingTriggers(g: G, event: Happening): void {
  eachLasting(g, (lasts, at) => {
    if (lasts.on !== event.type || !lasts.effect || !(lasts.when?.(g, at, event) ?? true)) return;
    const { source, by, name, id, aims } = at.lasting;
    wait(g, { source, path: ['lasting', name, 'effect'], event, aims, ...(by && { by }) });
    if (!lasts.again) g.state.lasting = g.state.lasting.filter(lasting => lasting.id !== id);
  });
}

function goneTriggers(g: G, { source, by }: Gone, event: Happening): void {
  const { abilities = [] } = defBy(g, source.def).does;
  const at = { card: source.card, source, me: by ?? g.state.turn.seat, ...(by && { by }) };
  abilities.forEach((ability, i) => {
    if (ability.kind !== 'triggered' || !hears(ability.on, event.type) || !ability.when(g, at, event)) return;
    wait(g, { source, path: ['abilities', String(i), 'effect'], event, ...(by && { by }) });
  });
}

const hears = (on: Triggered['on'], type: Happening['type']): boolean =>
  typeof on === 'string' ? on === type : on.includes(type);
