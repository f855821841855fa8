import { classes } from '@tavolata/board-kit';
import { isTitheOver, titheDue } from '@tavolata/mourners-call';
import css from './Forge.module.css';
import { Glyph } from './Glyph.tsx';
import panel from './Panel.module.css';
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
    <section
      class={classes(panel.panel, css.forge)}
      data-zone="forge"
      aria-label={say.say('term.dirth-forge')}
    >
      <h2 class={classes(panel.title, css.title)}>{say.say('term.dirth-forge')}</h2>
      <p class={css.due}>
        <span class="unseen">{say.say('board.forge', { forge, due })}</span>
        <Glyph name="forge" class={css.sign} />
        <b aria-hidden="true">{forge}</b>{' '}
        {due > 0 && <span aria-hidden="true">{say.say('board.due', { number: due })}</span>}
      </p>
      <div class={css.gems} aria-hidden="true">
        {gems.map(i => (
          <Glyph key={i} name="etherea" class={i < forge ? undefined : css.owed} />
        ))}
      </div>
      <p class={classes(panel.note, css.note)}>{forgeNote(scene)}</p>
    </section>
  );
}
