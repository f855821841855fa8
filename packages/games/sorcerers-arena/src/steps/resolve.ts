import { choose, type Flow, type Seat } from '@tavolata/kernel';
import { type Paragraph, type SkillDef, skillDef } from '../defs.ts';
import type { G, Pending, Resolution } from '../state.ts';
import { discard } from '../verbs/cards.ts';
import { active, character, decider } from '../verbs/characters.ts';
import { carryOut, type Text } from '../verbs/paragraph.ts';
import { isDue, settle } from '../verbs/settle.ts';

function textOf(g: G, { card, skill }: Resolution): readonly Paragraph[] {
  if (skill) return skillDef(skill).does ?? [];
  const def = card === undefined ? undefined : g.def(card);
  return def?.type === 'combat' ? def.does : [];
}

/** SA-MOVE-08, SA-ACT-06, SA-RES-07: the card that is finished goes to the discard pile. */
function finish(g: G, { by, card }: Resolution): void {
  if (card !== undefined) discard(g, character(g, by).seat, [card]);
  g.state.resolving = undefined;
}

/** One paragraph of what is being carried out; then whoever is KO'd leaves (SA-KO-02). */
export function* resolveNext(g: G, resolution: Resolution): Flow<void> {
  const { by, card, that, at } = resolution;
  const paragraph = textOf(g, resolution)[at];
  if (!paragraph) return finish(g, resolution);
  const text: Text = {
    self: by,
    ...(that !== undefined && { that }),
    ...(card !== undefined && { source: card }),
  };
  const chosen = yield* carryOut(g, text, paragraph);
  const now = g.state.resolving as Resolution;
  now.at = at + 1;
  if (chosen !== undefined) now.that = chosen;
  settle(g);
}

/** SA-UPG-11: the active Summoner's abilities first, then the others' in turn order. */
function nextOwner(g: G): Seat {
  const { row, marker, pending } = g.state;
  const turns = row.map((_, n) => character(g, (marker + n) % row.length).seat);
  const owner = [active(g).seat, ...turns].find(seat =>
    pending.some(({ by }) => character(g, by).seat === seat),
  );
  if (!owner) throw new Error('no ability is waiting');
  return owner;
}

const asAbility = (g: G, { skill, by, that }: Pending) => ({
  key: 'ability',
  place: skill,
  params: {
    name: { def: skill },
    character: character(g, by).name,
    that: that === undefined ? 'none' : character(g, that).name,
  },
});

/** One waiting ability; each Summoner orders their own. */
export function* resolvePending(g: G): Flow<void> {
  const owner = nextOwner(g);
  const own = g.state.pending.filter(({ by }) => character(g, by).seat === owner);
  const alike = own.every(({ skill, that }) => skill === own[0]?.skill && that === own[0]?.that);
  const at = alike
    ? 0
    : ((yield* choose(
        g,
        decider(g, owner),
        'next-ability',
        own.map((_, i) => i),
        { rule: 'SA-UPG-11', as: i => asAbility(g, own[i] as Pending) },
      )) ?? 0);
  const { state } = g;
  const mine = state.pending.filter(({ by }) => character(g, by).seat === owner);
  const pending = mine[at] as Pending;
  state.pending = state.pending.filter(other => other !== pending);
  const ability = skillDef(pending.skill);
  if (isDue(g, pending, ability)) yield* fire(g, pending, ability);
}

function* fire(g: G, { skill, by, that }: Pending, { does }: SkillDef): Flow<void> {
  const { name, seat } = character(g, by);
  g.emit('ability-fired', { character: name, seat, name: { def: skill } });
  for (const paragraph of does ?? [])
    yield* carryOut(g, { self: by, ...(that !== undefined && { that }) }, paragraph);
  settle(g);
}
