import { bossSpace, limits, player, soulsOf, woundsOf } from '@tavolata/boss-monster';
import { whose } from '../../table/whose.ts';
import { Aim, Lures, Tally } from './Bits.tsx';
import { Boss } from './Boss.tsx';
import { Entrance } from './Entrance.tsx';
import { aimingAt } from './facts.ts';
import { Hero } from './Hero.tsx';
import { heroBefore } from './hero-here.ts';
import { PathView } from './PathView.tsx';
import { pathOf } from './path.ts';
import { Score } from './Score.tsx';
import { Spaces } from './Spaces.tsx';
import type { SeatProps } from './scene.ts';
import { namesOf } from './words.ts';

/** My dungeon, left to right: entrance, five spaces, Boss, score area; below, the Hero's path. */
export function Dungeon({ scene, seat }: SeatProps) {
  const { g, say } = scene;
  const boss = g.cards(bossSpace(seat))[0];
  const path = pathOf(scene, seat);
  const arriving = heroBefore(scene, seat, 'boss');
  const title = say.say('board.dungeon-of', whose(scene, seat));
  return (
    <section class="bm-dungeon" aria-label={title}>
      <header class="bm-dungeon-h">
        <h2>{title}</h2>
        {player(g, seat).out && <span class="bm-lures-l">{say.say('board.out')}</span>}
        {boss !== undefined && !player(g, seat).out && (
          <>
            <span class="bm-lures-l">{say.say('board.lures')}</span>
            <Lures scene={scene} seat={seat} />
          </>
        )}
        <AimedAt scene={scene} seat={seat} />
        <Tallies scene={scene} seat={seat} />
      </header>
      <div class="bm-row">
        <Entrance scene={scene} seat={seat} />
        <Spaces scene={scene} seat={seat} path={path} />
        <div class="bm-boss-space" data-zone={bossSpace(seat)}>
          {arriving !== undefined && <Hero scene={scene} card={arriving} class="before" />}
          {boss !== undefined && <Boss scene={scene} seat={seat} card={boss} />}
        </div>
        {!player(g, seat).out && <Score scene={scene} seat={seat} path={path} />}
      </div>
      <PathView scene={scene} seat={seat} path={path} />
    </section>
  );
}

/** What waits to act upon the player whose dungeon this is. */
function AimedAt({ scene, seat }: SeatProps) {
  const cards = aimingAt(scene, seat);
  if (cards.length === 0) return null;
  return (
    <span class="bm-aimed">
      <Aim />
      {scene.say.say('board.aimed', { cards: namesOf(scene, cards) })}
    </span>
  );
}

/** Souls and Wounds in figures, for where the score area has no place; of whoever is out they are set aside (BM-ELIM-01). */
export function Tallies({ scene: { g, say }, seat }: SeatProps) {
  if (player(g, seat).out) return <span class="bm-tallies bm-out">{say.say('board.out')}</span>;
  const [souls, wounds] = [soulsOf(g, seat), woundsOf(g, seat)];
  return (
    <span class="bm-tallies">
      <Tally
        kind="soul"
        value={souls}
        max={limits.soulsToWin}
        label={say.say('board.souls', { count: souls, max: limits.soulsToWin })}
        zone={`souls/${seat}`}
      />
      <Tally
        kind="wound"
        value={wounds}
        max={limits.woundsToLose}
        label={say.say('board.wounds', { count: wounds, max: limits.woundsToLose })}
        zone={`wounds/${seat}`}
      />
    </span>
  );
}
