import type { StackItem } from '@tavolata/four-souls';
import type { SoulsScene } from './scene.ts';
import { itemCard } from './words.ts';

const PROMPT = 'respond';
/** Each tap goes to the next. */
const NEXT = { never: 'turn', turn: 'always', always: 'never' } as const;
export type Until = keyof typeof NEXT;

const sourceOf = ({ g }: SoulsScene, item: StackItem): string | undefined => {
  const card = itemCard(item);
  return card === undefined ? undefined : g.def(card).id;
};

/** How long I let the like of it run; nothing where I am never asked, or where it has no card to know it by. */
export function ranBy(scene: SoulsScene, item: StackItem): Until | undefined {
  const source = sourceOf(scene, item);
  if (!scene.settings || source === undefined) return undefined;
  const found = scene.settings.yields.find(each => each.prompt === PROMPT && each.source === source);
  return found?.until ?? 'never';
}

/** This turn, always, ask me again. */
export async function letRun(scene: SoulsScene, item: StackItem): Promise<void> {
  const until = NEXT[ranBy(scene, item) ?? 'never'];
  const source = sourceOf(scene, item);
  if (source !== undefined) await scene.send({ do: 'yield', prompt: PROMPT, source, until });
}
