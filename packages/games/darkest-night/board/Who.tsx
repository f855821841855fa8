import { classes, Sign, Thing } from '@tavolata/board-kit';
import { heroAt, nameOf } from '@tavolata/darkest-night';
import { Disc } from './Disc.tsx';
import { Glyph } from './Glyph.tsx';
import { Numbers } from './Numbers.tsx';
import type { HeroProps, SheetSize } from './scene.ts';
import css from './Who.module.css';
import { placeName, seatName, termOf } from './words.ts';

interface Props extends HeroProps {
  readonly class?: string | undefined;
  /** In my dock it is larger; closed sheets say less, and on the smallest the disc alone tells whose it is. */
  readonly size: SheetSize;
}

/** Emblem and name; whose it is, where, and whether it has played this round. */
export function Who({ scene, id, size, class: more }: Props) {
  const { g, say } = scene;
  const { seat, at, fallen, sun, is } = heroAt(g, id);
  const name = nameOf(g, id);
  const day = sun ? 'sun' : 'moon';
  const where = is === 'dead' ? say.say('night.dead') : placeName(scene, at);
  return (
    <Thing
      scene={scene}
      at={{ place: name }}
      label={termOf(scene, name)}
      class={classes(
        'dn-who',
        css.who,
        size === 'docked' && css.docked,
        (size === 'signs' || size === 'brief') && css.closed,
        more,
      )}
    >
      <Disc scene={scene} name={name} {...(size === 'brief' && { seat })} />
      <span class={css.words}>
        <b class={css.name}>{termOf(scene, name)}</b>
        {size === 'brief' ? (
          <Numbers scene={scene} of={heroAt(g, id)} class={css.line} />
        ) : (
          <small class={css.line}>
            <Sign seat={seat} name={seatName(scene, seat)} small />
            <span>
              {size !== 'signs' && `${seatName(scene, seat)} · `}
              {where}
            </span>
          </small>
        )}
        {fallen && <small class={classes(css.line, css.fallen)}>{say.say('night.fallen')}</small>}
      </span>
      <span class={classes(css.day, sun && css.sun)} title={say.say(`night.day.${day}`)}>
        <Glyph name={sun ? 'sun' : 'crescent'} />
        <span class="unseen">{say.say(`night.day.${day}`)}</span>
      </span>
    </Thing>
  );
}
