import type { NightScene } from './scene.ts';
import { termOf } from './words.ts';

/** Why I am asked, where the question alone does not tell: an order agreed upon, and what happens if it is not. */
export function reason(scene: NightScene): string | undefined {
  const { g, say, draft } = scene;
  const people = new Set(g.state.heroes.map(({ seat }) => seat));
  if (draft?.question.prompt !== 'who-next' || people.size < 2) return undefined;
  const [first] = draft.options;
  return first?.place === undefined
    ? undefined
    : say.say('night.reason.who-next', { hero: termOf(scene, first.place) });
}
