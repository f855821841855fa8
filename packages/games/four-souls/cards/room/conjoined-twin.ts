import type { Behaviour, TargetSpec } from '../../src/behaviour.ts';
import { aimed, aimOf, impersonal, kill, others, whenAMonsterDies } from '../../src/card-kit.ts';

const anotherThanTheKiller: TargetSpec = {
  prompt: 'target-player',
  candidates: (g, { event }) => (event?.by ? others(g, event.by).map(seat => ({ seat })) : []),
  chooser: (_g, { event, me }) => event?.by ?? me,
};

/** Whoever kills a monster kills another target player too. */
export const conjoinedTwin: Behaviour = {
  abilities: [
    whenAMonsterDies(
      impersonal(
        aimed([anotherThanTheKiller], (g, use) => {
          const target = aimOf(use);
          if (target) kill(g, target, use.event?.by);
        }),
      ),
      (_g, _at, { by }) => by !== undefined,
    ),
  ],
};
