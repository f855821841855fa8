import type { CardId } from '@tavolata/kernel';
import type { CombatDef } from '@tavolata/sorcerers-arena';
import { headline } from './headline.ts';
import { damageOf } from './numbers.ts';
import type { ArenaScene } from './scene.ts';
import { nameOf, shortReason } from './words.ts';

/** Under a card: what it can do now, or why it cannot. */
export interface Tag {
  readonly can: boolean;
  /** Whether it is something still to be done this turn. */
  readonly open?: boolean;
  readonly text: string;
}

const PLAYS = ['play-action', 'play-movement'];

/** What comes of playing a card, as things are: damage before all else. */
function playing(scene: ArenaScene, card: CardId, def: CombatDef): string {
  const { say } = scene;
  const damage = damageOf(scene, card);
  if (damage)
    return say.say(damage.atLeast ? 'does.play.damage-at-least' : 'does.play.damage', {
      number: damage.total,
    });
  const line = headline(def);
  return say.say(`does.play.${line?.kind ?? 'other'}`, { ...line });
}

/** What a lit card would do, in two or three words. */
export function doesOf(scene: ArenaScene, card: CardId): string | undefined {
  const { g, say, draft } = scene;
  const [index] = draft?.on({ card }) ?? [];
  const option = index === undefined ? undefined : draft?.options[index];
  if (!draft || !option) return undefined;
  const def = g.def(card);
  if (PLAYS.includes(option.key) && def.type === 'combat') return playing(scene, card, def);
  const key = `does.ask.${draft.question.prompt}`;
  return say.has(key) ? say.say(key) : undefined;
}

export function tagOf(scene: ArenaScene, card: CardId): Tag | undefined {
  const { g, draft } = scene;
  const text = doesOf(scene, card);
  if (text !== undefined) return { can: true, open: draft?.question.prompt === 'what-next', text };
  const [denied] = draft?.denied({ card }) ?? [];
  if (!denied) return undefined;
  const def = g.def(card);
  const params =
    def.type === 'combat' && def.character !== 'nobody' ? { character: nameOf(scene, def.character) } : {};
  return { can: false, text: shortReason(scene, denied, params) };
}
