import { windowName } from '@tavolata/board-kit';
import {
  type Aim,
  blowOf,
  dcOf,
  foretellDamage,
  hpOf,
  type Roll,
  rollBonus,
  type StackItem,
  still,
} from '@tavolata/four-souls';
import { askingWords, effectWords, offeredWords } from './effect-words.ts';
import { revealed, revealedWords } from './revealed.ts';
import type { SoulsScene } from './scene.ts';
import { about } from './words.ts';

const clamp = (face: number): number => Math.min(6, Math.max(1, face));

/** What happens if everybody passes, with its sum where there is one. */
export function outcomeOf(scene: SoulsScene, item: StackItem): string {
  const { g, say } = scene;
  switch (item.kind) {
    case 'damage': {
      if (isGone(scene, item.to)) return say.say('board.if.gone');
      const hp = hpOf(g, item.to);
      const whom = about(scene, item.to);
      if (hp === 0) return say.say('board.if.down', whom);
      const taken = foretellDamage(g, item);
      if (taken === undefined) return say.say('board.if.undecided', { ...whom, amount: item.amount });
      if (taken <= 0) return say.say('board.if.prevented');
      const left = Math.max(0, hp - taken);
      return say.say(left > 0 ? 'board.if.hurt' : 'board.if.killed', { ...whom, hp, left });
    }
    case 'death':
      if (isGone(scene, item.of)) return say.say('board.if.gone');
      return say.say(item.of.seat ? 'board.if.player-dies' : 'board.if.monster-dies', about(scene, item.of));
    case 'roll':
      return rollOutcome(scene, item);
    case 'loot':
    case 'ability':
      return effectWords(scene, item);
  }
}

/** What left play is another thing now, and nothing happens to it. */
const isGone = ({ g }: SoulsScene, aim: Aim): boolean => !aim.seat && still(g, aim) === undefined;

/** The sum as it is counted, and what it counts as where it leaves the die. */
function sumOf({ say }: SoulsScene, face: number, bonus: number, final: number): string {
  if (bonus === 0) return String(final);
  const sum = `${face} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)} = ${face + bonus}`;
  return face + bonus === final ? sum : say.say('board.if.counts-as', { sum, final });
}

function rollOutcome(scene: SoulsScene, roll: Roll): string {
  const { g, say } = scene;
  const bonus = rollBonus(g, roll);
  const final = clamp(roll.face + bonus);
  const sum = sumOf(scene, roll.face, bonus, final);
  if (!roll.attack) return say.say('board.if.rolled', { sum });
  const needs = dcOf(g, roll.attack);
  const { hit, dealt } = blowOf(g, roll, roll.attack, final);
  return say.say(hit ? 'board.if.hits' : 'board.if.misses', {
    ...about(scene, roll.attack),
    sum,
    needs,
    amount: dealt,
  });
}

/** What passing lets happen, or what the ability says that is chosen or may be used, for the edge. */
export function reason(scene: SoulsScene): string | undefined {
  const { g, say, draft } = scene;
  const [chosen] = draft?.chosen.value ?? [];
  const option = chosen === undefined ? undefined : draft?.options[chosen];
  const words = option && offeredWords(scene, option);
  if (words) return words;
  const turnedUp = revealed(scene);
  if (turnedUp !== undefined) return revealedWords(scene, turnedUp);
  const { prompt, source } = draft?.question ?? {};
  if (prompt !== 'respond' && source !== undefined) return askingWords(scene, source) || undefined;
  const top = g.state.stack.at(-1);
  // There the stack itself stands beside the question.
  if (prompt !== 'respond' || !top || windowName.value === 'side') return undefined;
  const then = top.kind === 'loot' || top.kind === 'ability' ? undefined : outcomeOf(scene, top);
  return then && say.say('board.if.all-pass', { then });
}
