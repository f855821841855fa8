import { faceOf, type Outcome, paragraphOf } from '@tavolata/four-souls';
import type { CardId, Option } from '@tavolata/kernel';
import type { SoulsScene } from './scene.ts';

/** Whose text it stands in, and where. */
interface Effect {
  readonly source: Pick<Outcome['source'], 'def'>;
  readonly path: Outcome['path'];
}

/** What an effect does, in the words of its card: of several abilities its own, and what was chosen for it. */
export function effectWords(scene: SoulsScene, effect: Effect): string {
  const { say } = scene;
  const { path } = effect;
  const mode = path[path.indexOf('modes') + 1];
  const words = printed(scene, effect);
  return path.includes('modes')
    ? `${words} ${say.say('board.if.chosen', { mode: say.say(`option.${mode}`) })}`
    : words;
}

function printed({ g, say }: SoulsScene, { source, path }: Effect): string {
  const [part, keyword] = path;
  if (part === 'keyword') return say.say(`board.keyword.${keyword}`);
  const key = `card.${source.def}.text`;
  const text = say.has(key) ? say.say(key) : '';
  const at = paragraphOf(g, source.def, path);
  return (at === undefined ? undefined : text.split('\n')[at]) ?? text;
}

/** All that a card says. */
export const cardWords = (scene: SoulsScene, card: CardId): string =>
  printed(scene, { source: { def: faceOf(scene.g, card).id }, path: [] });

/** What one of a card's abilities says. */
export const abilityWords = (scene: SoulsScene, card: CardId, nth: number): string =>
  effectWords(scene, { source: { def: faceOf(scene.g, card).id }, path: ['abilities', String(nth)] });

/** What an option would put on the stack, where its card has more than one to offer. */
export function offeredWords(scene: SoulsScene, { key, card, value }: Option): string | undefined {
  const { picking } = scene;
  if (card === undefined || (key !== 'tap' && key !== 'paid')) return undefined;
  if ((picking?.on({ card }).length ?? 0) < 2) return undefined;
  return abilityWords(scene, card, value ?? 0);
}
