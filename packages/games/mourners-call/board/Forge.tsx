import { isTitheOver, titheDue } from '@tavolata/mourners-call';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';
import { forgeNote } from './words.ts';

/** More than this are counted, not drawn. */
const DRAWN = 12;

/** What lies in the Dirth Forge against the tithe that is due; then it is empty until the next round. */
export function Forge({ scene }: Props) {
  const { g, say } = scene;
  const { forge } = g.state;
  const due = isTitheOver(g) ? 0 : titheDue(g);
  const gems = Array.from({ length: Math.min(DRAWN, Math.max(due, forge)) }, (_, i) => i);
  return (
    <section class="mc-panel mc-forge" data-zone="forge" aria-label={say.say('term.dirth-forge')}>
      <h2>{say.say('term.dirth-forge')}</h2>
      <p class="mc-due">
        <b>{forge}</b> {due > 0 && <span>{say.say('board.due', { number: due })}</span>}
      </p>
      <div class="mc-gems" aria-hidden="true">
        {gems.map(i => (
          <Glyph key={i} name="etherea" class={i < forge ? '' : 'owed'} />
        ))}
      </div>
      <p class="mc-note">{forgeNote(scene)}</p>
    </section>
  );
}
