import { narrow } from '@tavolata/board-kit';
import { Desk } from './Desk.tsx';
import { Pocket } from './Pocket.tsx';
import type { Props } from './scene.ts';

/** My board, my secret, my figures and my cards. */
export function Hand({ scene }: Props) {
  if (!scene.me) return null;
  return narrow.value ? <Pocket scene={scene} /> : <Desk scene={scene} />;
}
