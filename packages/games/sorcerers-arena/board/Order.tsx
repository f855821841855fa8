import { classes, narrow } from '@tavolata/board-kit';
import { type CharacterId, maxHp } from '@tavolata/sorcerers-arena';
import { Crest, Token } from './Bits.tsx';
import css from './Order.module.css';
import { lookAt, readable } from './readable.ts';
import { type CharacterProps, characterAt, type Props, sideOfSeat } from './scene.ts';
import { sheetOf } from './sheet.ts';
import { characterLabel, nameOf, statusesOf } from './words.ts';

/** Turn Order tiles, in turn. */
export function Order({ scene }: Props) {
  const { row } = scene.g.state;
  return (
    <ol class={classes(css.order, row.length > 6 && css.many)} aria-label={scene.say.say('board.order')}>
      {row.map((_, id) => (
        <li key={id}>
          <Tile scene={scene} id={id} />
        </li>
      ))}
    </ol>
  );
}

function press(scene: Props['scene'], id: CharacterId): void {
  if (narrow.value) scene.opened.open(sheetOf({ id }));
  else lookAt(scene, id);
}

/** A Turn Order tile: whose turn it is, health, Status Effects. It opens the character. */
function Tile({ scene, id }: CharacterProps) {
  const who = characterAt(scene, id);
  const side = sideOfSeat(scene, who.seat);
  const isOn = id === scene.g.state.marker && scene.g.state.round > 0;
  const isOut = scene.g.state.round > 0 && who.space === undefined;
  return (
    <button
      type="button"
      class={classes('sa-tile-o', css.tile, side, isOn && css.on, isOut && css.ko)}
      aria-current={isOn ? 'true' : undefined}
      {...readable(scene, id)}
      onClick={() => press(scene, id)}
    >
      <span class="unseen">{characterLabel(scene, id)}</span>
      <Crest name={who.name} side={side} />
      <span class={css.who} aria-hidden="true">
        <b>{nameOf(scene, who.name)}</b>
        <small>
          {isOut ? (
            scene.say.say('board.ko')
          ) : (
            <>
              {who.hp}
              <em>/{maxHp(who)}</em>
            </>
          )}
        </small>
      </span>
      <span class={`sa-tile-s ${css.statuses}`} aria-hidden="true">
        {statusesOf(scene, id).map(([status, number]) => (
          <Token key={status} status={status} number={number} />
        ))}
      </span>
    </button>
  );
}
