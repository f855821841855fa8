import type { CardId } from '@tavolata/kernel';
import type { TableEvent } from '@tavolata/table';
import { h } from 'preact';
import { type Cue, fly, type Move } from '../../table/motion.ts';
import type { Stage } from '../../table/stage.ts';
import { Card } from './Card.tsx';
import type { SoulsScene } from './scene.ts';

const JERK: Keyframe[] = [
  { translate: '0 0' },
  { translate: '-4px 0', filter: 'brightness(1.8)' },
  { translate: '4px 0' },
  { translate: '0 0' },
];

interface Happening {
  readonly scene: SoulsScene;
  readonly event: TableEvent;
  readonly stage: Stage;
  readonly moves: readonly Move[];
}

/** The element of whoever or whatever was hurt. */
function hurt({ params }: TableEvent, stage: Stage): Element | undefined {
  const whom = params.whom as { readonly card?: CardId } | string | undefined;
  return typeof whom === 'string' ? stage.element(`seat/${whom}`) : stage.element(whom?.card ?? '');
}

const damaged = ({ event, stage }: Happening): Cue => ({
  async play() {
    const element = hurt(event, stage);
    if (element) await stage.animate(element, JERK, { duration: stage.time.move });
  },
});

/** What somebody else plays is shown large for as long as it takes to read its name. */
function played({ scene, event, stage, moves }: Happening): Cue | undefined {
  const { card } = (event.params.card ?? {}) as { card?: CardId };
  if (card === undefined || event.params.seat === scene.me) return undefined;
  const move = moves.find(each => each.card === card);
  return {
    takes: [card],
    async play() {
      await stage.large(h(Card, { scene, card }));
      if (move) await fly(stage, move);
    },
  };
}

const announced = ({ scene, event, stage }: Happening): Cue | undefined => {
  const text = scene.say.event(event);
  return text === undefined
    ? undefined
    : {
        async play() {
          void stage.banner(text);
        },
      };
};

const CUES: Readonly<Record<string, (what: Happening) => Cue | undefined>> = {
  damaged,
  'loot-played': played,
  died: announced,
  'turn-began': announced,
};

/** What is shown when something happens in Four Souls. */
export const cue = (
  scene: SoulsScene,
  event: TableEvent,
  stage: Stage,
  moves: readonly Move[],
): Cue | undefined => CUES[event.type]?.({ scene, event, stage, moves });
