import { classes, Sign, Thing } from '@tavolata/board-kit';
import { heroAt, isTurnOf, itemsOf, nameOf, powersOf } from '@tavolata/darkest-night';
import { useBeside } from './beside.ts';
import { Glyph } from './Glyph.tsx';
import { receives } from './giving.ts';
import { Items } from './Item.tsx';
import { Power } from './Power.tsx';
import { STATS, Stat } from './Stat.tsx';
import type { HeroProps } from './scene.ts';
import { placeName, seatName, termOf } from './words.ts';

/** Emblem and name; whose it is, where, and whether it has played this round. */
function Who({ scene, id }: HeroProps) {
  const { g, say } = scene;
  const { seat, at, fallen, sun, is } = heroAt(g, id);
  const name = nameOf(g, id);
  const day = sun ? 'sun' : 'moon';
  return (
    <Thing scene={scene} at={{ place: name }} label={termOf(scene, name)} class="dn-who">
      <span class="dn-disc">
        <Glyph name={name} />
      </span>
      <span class="words">
        <b>{termOf(scene, name)}</b>
        <small>
          <Sign seat={seat} name={seatName(scene, seat)} small />
          <span>
            <span class="whose">{seatName(scene, seat)} · </span>
            {is === 'dead' ? say.say('night.dead') : placeName(scene, at)}
          </span>
        </small>
        {fallen && <small class="fallen">{say.say('night.fallen')}</small>}
      </span>
      <span class={`day ${day}`} title={say.say(`night.day.${day}`)}>
        <Glyph name={sun ? 'sun' : 'crescent'} />
      </span>
    </Thing>
  );
}

interface Props extends HeroProps {
  /** Cards in the dock, rows of an open sheet, or signs of a closed one. */
  readonly powers: 'cards' | 'rows' | 'signs';
}

/** A hero: emblem, Grace and Secrecy, powers, items. */
export function Sheet({ scene, id, powers }: Props) {
  const { g } = scene;
  const items = g.cards(itemsOf(id));
  const learnt = g.cards(powersOf(id));
  const { row, isBeside } = useBeside(learnt.length);
  const as = powers === 'cards' ? undefined : powers === 'rows' ? 'row' : 'sign';
  return (
    <section
      class={classes(
        'dn-sheet',
        `with-${powers}`,
        isTurnOf(g, id) && 'turn',
        heroAt(g, id).is === 'dead' && 'dead',
        receives(scene, nameOf(g, id)) && 'receives',
      )}
      aria-label={termOf(scene, nameOf(g, id))}
      data-hero={nameOf(g, id)}
    >
      <Who scene={scene} id={id} />
      <div class="dn-stats">
        {STATS.map(stat => (
          <Stat key={stat} scene={scene} id={id} stat={stat} />
        ))}
      </div>
      {items.length > 0 && (
        <div class="dn-items" data-zone={itemsOf(id)}>
          <Items scene={scene} cards={items} />
        </div>
      )}
      <div
        ref={row}
        class={classes('dn-powers', powers === 'cards' && !isBeside && 'in-rows')}
        data-zone={powersOf(id)}
      >
        {learnt.map(card => (
          <Power key={card} scene={scene} card={card} owner={id} {...(as && { as })} />
        ))}
      </div>
    </section>
  );
}
