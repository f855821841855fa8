import { choose, chooseSome, type Flow, type Option } from '@tavolata/kernel';
import type { Effect, TargetSpec, Use } from '../behaviour.ts';
import type { AbilityOnStack, Aim, G, Loot, Path, Trigger } from '../state.ts';
import { cardEffectAt } from '../table/card-effect.ts';
import { chooserOf, gamesYou, isAtTable, isSame } from '../table/table.ts';
import { roll } from './dice.ts';
import { KEYWORDS } from './keywords.ts';
import { onStack } from './stack.ts';

/** The effect that stands at a path in a card's behaviour, or the one of its keyword. */
export const effectAt = (g: G, def: string, path: Path): Effect =>
  path[0] === 'keyword' ? KEYWORDS[path[1] as keyof typeof KEYWORDS] : cardEffectAt(g, def, path);

export const useOf = (g: G, { source, by, path, aims, event, face }: Trigger): Use => ({
  card: source.card,
  source,
  me: by ?? gamesYou(g),
  path,
  aims: aims ?? [],
  ...(by && { by }),
  ...(event && { event }),
  ...(face !== undefined && { face }),
});

export const sameAim = (x: Aim, y: Aim): boolean =>
  x.seat === y.seat &&
  x.card === y.card &&
  x.life === y.life &&
  x.stack === y.stack &&
  x.deck === y.deck &&
  x.pile === y.pile &&
  x.slot === y.slot;

export function showAim(g: G, aim: Aim): Option {
  if (aim.seat) return { key: 'seat', seat: aim.seat };
  if (aim.card !== undefined) return { key: 'card', card: aim.card };
  if (aim.deck) return { key: `${aim.deck}-deck`, place: `${aim.deck}-deck` };
  if (aim.pile) return { key: `${aim.pile}-discard`, place: `${aim.pile}-discard` };
  if (aim.slot !== undefined) return { key: 'slot', place: `slot/${aim.slot}`, value: aim.slot };
  return showStacked(g, aim);
}

function showStacked(g: G, aim: Aim): Option {
  const item = onStack(g, aim.stack);
  if (!item) return { key: 'nothing' };
  const by = item.by && { seat: item.by };
  const place = `stack/${item.id}`;
  switch (item.kind) {
    case 'roll':
      return { key: 'roll', place, value: item.face, ...by };
    case 'damage':
      return { key: 'damage', place, value: item.amount, ...by };
    case 'death':
      return { key: 'death', place, ...by };
    default:
      return { key: item.kind, place, card: item.source.card, ...by };
  }
}

/** Whether anything is chosen as it goes on the stack. */
export const needsAim = ({ modes, targets }: Effect): boolean => modes !== undefined || targets !== undefined;

/** FS-ABIL-10: whether everything it needs a target for has one. */
export function canAim(g: G, use: Use, effect: Effect): boolean {
  if (effect.modes) return Object.values(effect.modes).some(mode => canAim(g, use, mode));
  return (effect.targets ?? []).every(
    spec => spec.ifAny || spec.candidates(g, use).length >= (spec.min ?? 1),
  );
}

export interface Aimed {
  readonly path: Path;
  readonly aims: readonly (readonly Aim[])[];
}

/** The choices made as something goes on the stack: first the mode, then the targets (FS-ABIL-03, FS-ABIL-06). */
export function* takeAim(g: G, use: Use): Flow<Aimed> {
  let { path } = use;
  let effect = effectAt(g, use.source.def, path);
  if (effect.modes) {
    const modes = effect.modes;
    const open = Object.keys(modes).filter(key => canAim(g, use, modes[key] as Effect));
    const mode = yield* choose(g, chooserOf(g, use.me), 'choose-one', open, {
      rule: 'FS-ABIL-06',
      source: use.card,
    });
    if (mode === undefined) throw new Error(`${use.source.def} has no mode left`);
    path = [...path, 'modes', mode];
    effect = modes[mode] as Effect;
  }
  const aims: (readonly Aim[])[] = [];
  for (const spec of effect.targets ?? []) aims.push(yield* takeOne(g, { ...use, aims }, spec));
  return { path, aims: [...aims, ...use.aims] };
}

function* takeOne(g: G, use: Use, spec: TargetSpec): Flow<readonly Aim[]> {
  const { prompt, min = 1, max = 1, chooser, random } = spec;
  const candidates = spec.candidates(g, use);
  if (random) {
    const one = candidates[g.int(Math.max(1, candidates.length))];
    return one ? [one] : [];
  }
  const seat = chooserOf(g, chooser?.(g, use) ?? use.me);
  const about = { rule: 'FS-ABIL-03', source: use.card, as: (aim: Aim) => showAim(g, aim) };
  if (max === 1 && min === 1) {
    const one = yield* choose(g, seat, prompt, candidates, about);
    return one ? [one] : [];
  }
  return yield* chooseSome(g, seat, prompt, candidates, { min, max }, about);
}

const isThere = (g: G, aim: Aim): boolean => {
  if (aim.seat) return isAtTable(g, aim.seat);
  if (aim.card !== undefined && aim.life !== undefined) return isSame(g, aim);
  return aim.stack === undefined || onStack(g, aim.stack) !== undefined;
};

/** What is still valid of what was aimed at (FS-ABIL-05); beyond its own targets, what is still there. */
export function validAims(g: G, use: Use, effect: Effect): readonly (readonly Aim[])[] {
  const specs = effect.targets ?? [];
  return use.aims.map((aims, i) => {
    const spec = specs[i];
    if (!spec) return aims.filter(aim => isThere(g, aim));
    const open = spec.candidates(g, { ...use, aims: use.aims.slice(0, i) });
    return aims.filter(aim => open.some(other => sameAim(aim, other)));
  });
}

/** FS-FIZZ-02: all its targets have gone or become invalid. */
const fizzles = (effect: Effect, before: Use, after: Use): boolean => {
  const own = effect.targets?.length ?? 0;
  const had = before.aims.slice(0, own).some(aims => aims.length > 0);
  return had && after.aims.slice(0, own).every(aims => aims.length === 0);
};

/** Carries out what has left the stack. False if it fizzled. */
export function* carryOut(g: G, item: Loot | AbilityOnStack): Flow<boolean> {
  const before: Use = { ...useOf(g, item), ...(item.kind === 'loot' && item.copy && { copy: true }) };
  const effect = effectAt(g, item.source.def, item.path);
  const use = { ...before, aims: validAims(g, before, effect) };
  if (fizzles(effect, before, use)) {
    g.emit('fizzled', { card: item.source.card });
    return false;
  }
  yield* perform(g, use, effect);
  return true;
}

/** FS-LEAVE-08: what a player who has left should do or undergo does not happen. */
export const comesToPass = (g: G, { me }: Use, effect: Effect): boolean =>
  effect.impersonal === true || isAtTable(g, me);

/** An effect's instructions, then its roll (FS-KEY-13). */
export function* perform(g: G, use: Use, effect: Effect): Flow<void> {
  if (!comesToPass(g, use, effect)) return;
  const flow = effect.resolve?.(g, use);
  if (flow) yield* flow;
  if (!effect.roll) return;
  const roller = effect.roller ? effect.roller(g, use) : use.me;
  if (roller && isAtTable(g, roller)) roll(g, use, roller);
}
