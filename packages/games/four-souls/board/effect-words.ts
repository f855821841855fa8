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

/**
 * What the card says that asks me something: the one ability of it that triggered, else the line on what it is for, else
 * everything.
 */
export function askingWords(scene: SoulsScene, card: CardId): string {
  const { g, say, draft } = scene;
  const { id, kinds } = faceOf(g, card);
  const own = kinds.filter(kind => kind === 'tap' || kind === 'paid' || kind === 'triggered');
  const nth = own.indexOf('triggered');
  if (hasTriggered(scene, card) && nth >= 0 && nth === own.lastIndexOf('triggered'))
    return abilityWords(scene, card, nth);
  const brief = `card.${id}.brief`;
  return draft?.question.prompt !== 'may-do' && say.has(brief) ? say.say(brief) : cardWords(scene, card);
}

const USES = ['activated', 'loot-played'];

/** Whether what a card asks came by itself: since it was last used it has triggered, or something else was used. */
function hasTriggered({ events, draft }: SoulsScene, card: CardId): boolean {
  const isOf = ({ params }: (typeof events)[number]): boolean =>
    (params.card as { readonly card?: CardId } | undefined)?.card === card;
  const used = events.findLastIndex(event => USES.includes(event.type) && isOf(event));
  const since = events.slice(used + 1);
  // Targets are chosen before it is told that it triggered.
  const isAimed = draft?.question.prompt.startsWith('target-');
  return since.some(event =>
    event.type === 'triggered' ? isOf(event) : isAimed && (used < 0 || USES.includes(event.type)),
  );
}

/** What one of a card's abilities says. */
export const abilityWords = (scene: SoulsScene, card: CardId, nth: number): string =>
  effectWords(scene, { source: { def: faceOf(scene.g, card).id }, path: ['abilities', String(nth)] });

/** What an option would put on the stack, where its card has more than one to offer. */
export function offeredWords(scene: SoulsScene, { key, card, value }: Option): string | undefined {
  const { draft } = scene;
  if (card === undefined || (key !== 'tap' && key !== 'paid')) return undefined;
  if ((draft?.on({ card }).length ?? 0) < 2) return undefined;
  return abilityWords(scene, card, value ?? 0);
}
