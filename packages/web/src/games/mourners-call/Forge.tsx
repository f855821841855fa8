import { titheDue } from '@tavolata/mourners-call';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';
import { forgeNote } from './words.ts';

/** More than this are counted, not drawn. */
const DRAWN = 12;

/** What lies in the Dirth Forge against the tithe that is due. */
export function Forge({ scene }: Props) {
  const { g, say } = scene;
  const due = titheDue(g);
  const { forge } = g.state;
  const note = forgeNote(scene);
  const gems = Array.from({ length: Math.min(DRAWN, Math.max(due, forge)) }, (_, i) => i);
  return (
    <section class="mc-panel mc-forge" data-zone="forge" aria-label={say.say('term.dirth-forge')}>
      <h2>{say.say('term.dirth-forge')}</h2>
      <p class="mc-due">
        <b>{forge}</b> <span>{say.say('board.due', { number: due })}</span>
      </p>
      <div class="mc-gems" aria-hidden="true">
        {gems.map(i => (
          <Glyph key={i} name="etherea" class={i < forge ? '' : 'owed'} />
        ))}
      </div>
      {note && <p class="mc-note">{note}</p>}
    </section>
  );
}
