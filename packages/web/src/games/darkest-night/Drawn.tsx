import { EVENT_DRAWN } from '@tavolata/darkest-night';
import { Card } from './Card.tsx';
import type { Props } from './scene.ts';

/** The event being resolved lies open for everybody. */
export function Drawn({ scene }: Props) {
  const { g } = scene;
  const [event] = g.cards(EVENT_DRAWN);
  if (event === undefined) return null;
  return (
    <div class="dn-drawn" data-card={event}>
      <Card scene={scene} card={event} />
    </div>
  );
}
