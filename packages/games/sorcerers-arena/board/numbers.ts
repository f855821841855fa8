import { type NumberLine, signed } from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';
import {
  afterGains,
  type CharacterId,
  type DamagePart,
  damageParts,
  dealsDamage,
  paragraphsOf,
  type StatusName,
  statusDef,
  strengthOf,
  sumOf,
} from '@tavolata/sorcerers-arena';
import type { ArenaScene } from './scene.ts';

/** The character a Combat card would be played by, if it stands in the row. */
function playerOf({ g }: ArenaScene, card: CardId): CharacterId | undefined {
  const def = g.def(card);
  const owner = g.zoneOf(card).split('/')[1];
  const at = g.state.row.findIndex(({ name, seat }) => name === def.character && seat === owner);
  return at < 0 ? undefined : at;
}

interface Damage {
  readonly lines: readonly NumberLine[];
  readonly total: number;
  /** Whoever is hit may make it more. */
  readonly atLeast?: true;
}

function labelOf({ say }: ArenaScene, part: DamagePart): string {
  switch (part.from) {
    case 'printed':
      return say.say('board.printed');
    case 'counters':
      return say.say('board.by-counters', { status: part.status });
    case 'its-statuses':
      return say.say('arena.its-statuses');
  }
}

/** What each status adds. */
const strengthLines = ({ g, say }: ArenaScene, self: CharacterId): NumberLine[] =>
  Object.keys(g.state.row[self]?.statuses ?? {}).flatMap(status => {
    const { adds } = statusDef(status as StatusName);
    return adds === undefined ? [] : [{ label: say.say('board.by-status', { status }), value: signed(adds) }];
  });

/** Where a card's damage comes from, before anybody's defences: printed, by counters, by whoever is hit, by Strong. */
export function damageOf(scene: ArenaScene, card: CardId): Damage | undefined {
  const { resolving } = scene.g.state;
  const does = paragraphsOf(scene.g, card);
  const at = does.findIndex(dealsDamage);
  const paragraph = does[at];
  const self = playerOf(scene, card);
  if (!paragraph || self === undefined) return undefined;
  const g = afterGains(scene.g, self, does.slice(resolving?.card === card ? resolving.at : 0, at));
  const parts = damageParts(g, self, paragraph);
  const base = sumOf(parts);
  const strength = strengthOf(g, self, base);
  const lines = parts.map((part, i) => ({
    label: labelOf(scene, part),
    // One for each, however many there will be.
    value: i === 0 ? String(part.amount) : signed(part.amount ?? 1),
  }));
  return {
    lines: [...lines, ...(strength === 0 ? [] : strengthLines(scene, self))],
    total: base + strength,
    ...(parts.some(({ amount }) => amount === undefined) && { atLeast: true }),
  };
}

export const numbers = (scene: ArenaScene, card: CardId): readonly NumberLine[] =>
  damageOf(scene, card)?.lines ?? [];
