import type { MotionStage, ScreenBox } from '@tavolata/board-kit';

const BOW = [{ rotate: '0deg' }, { rotate: '7deg', offset: 0.4 }, { rotate: '0deg' }];

/** As large as the one, in the middle of the other. */
const within = ({ width, height }: ScreenBox, around: ScreenBox): ScreenBox => ({
  left: around.left + (around.width - width) / 2,
  top: around.top + (around.height - height) / 2,
  width,
  height,
});

/** A figure goes along a straight line from a zone to where it stands, and settles with a small bow. */
export async function glide(stage: MotionStage, figure: string, from: string): Promise<void> {
  const to = stage.now(figure);
  const start = stage.before(from) ?? stage.now(from);
  if (!to || !start) return;
  stage.hide(figure);
  await stage.fly(figure, {
    from: within(to, start),
    to,
    easing: 'ease-in-out',
    time: 1.5 * stage.time.move,
  });
  stage.reveal(figure);
  const element = stage.element(figure);
  if (element) await stage.animate(element, BOW, { duration: stage.time.move });
}
