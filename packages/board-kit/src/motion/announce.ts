import type { CardId } from '@tavolata/kernel';
import type { ComponentChild } from 'preact';
import { type Cue, fly, type Move } from './motion.ts';
import type { MotionStage } from './stage.ts';

/** What the log says of it, across the table. */
export const announced = ({
  stage,
  text,
}: {
  readonly stage: MotionStage;
  readonly text: string | undefined;
}): Cue | undefined =>
  text === undefined
    ? undefined
    : {
        async play() {
          void stage.banner(text);
        },
      };

/** What somebody else plays is shown large, for as long as it takes to read its name; then it goes where it goes. */
export function shownLarge(
  { stage, moves }: { readonly stage: MotionStage; readonly moves: readonly Move[] },
  card: CardId,
  face: ComponentChild,
): Cue {
  const move = moves.find(each => each.card === card);
  return {
    takes: [card],
    async play() {
      await stage.large(face);
      if (move) await fly(stage, move);
    },
  };
}
