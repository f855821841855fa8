import { classes, listed, Sign, Thing } from '@tavolata/board-kit';
import { HOLY_RELIC, heroAt, isTurnOf, nameOf, relicOf } from '@tavolata/darkest-night';
import { Glyph } from './Glyph.tsx';
import { giveInHand, receives } from './giving.ts';
import type { HeroProps } from './scene.ts';
import css from './Token.module.css';
import { seatName, termOf } from './words.ts';

/** Where a token stands, by name, for whoever lets it walk. */
export const tokenZone = (name: string): string => `token/${name}`;

/** A hero on the map: an amber disc with the emblem, whose it is at the foot. */
export function Token({ scene, id }: HeroProps) {
  const { g, say } = scene;
  const { seat, fallen } = heroAt(g, id);
  const name = nameOf(g, id);
  const relic = relicOf(g, id);
  return (
    <span
      class={classes(
        'dn-stand',
        css.stand,
        isTurnOf(g, id) && css.turn,
        receives(scene, name) && css.receives,
      )}
      data-zone={tokenZone(name)}
      data-hero={name}
      // With an item in hand the second tap gives it; otherwise the token is a thing like others.
      onClickCapture={event => {
        if (giveInHand(scene, name)) event.stopPropagation();
      }}
      onKeyDownCapture={event => {
        if (event.key === 'Enter' && giveInHand(scene, name)) event.stopPropagation();
      }}
    >
      <Thing
        scene={scene}
        at={{ place: name }}
        label={listed(
          termOf(scene, name),
          seatName(scene, seat),
          relic !== undefined && termOf(scene, HOLY_RELIC),
          fallen && say.say('night.fallen'),
        )}
        class={classes('dn-token', css.token, fallen && css.fallen)}
        title={termOf(scene, name)}
      >
        <Glyph name={name} />
        <Sign seat={seat} name={seatName(scene, seat)} small />
        {relic !== undefined && (
          <span class={css.carried}>
            <Glyph name={HOLY_RELIC} />
          </span>
        )}
      </Thing>
    </span>
  );
}
