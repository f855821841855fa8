import { narrow, whose } from '@tavolata/board-kit';
import { bossSpace, entrance, player } from '@tavolata/boss-monster';
import { Aim, Lures, Tallies } from './Bits.tsx';
import { Boss } from './Boss.tsx';
import css from './Dungeon.module.css';
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
    <section class={`bm-dungeon ${css.dungeon}`} aria-label={title}>
      <Head scene={scene} seat={seat} title={title} />
      <div class={css.row}>
        {!narrow.value && <Entrance scene={scene} seat={seat} />}
        <Spaces scene={scene} seat={seat} path={path} />
        <div class={css.bossSpace} data-zone={bossSpace(seat)}>
          {arriving !== undefined && <Hero scene={scene} card={arriving} where="before" />}
          {boss !== undefined && <Boss scene={scene} seat={seat} card={boss} />}
        </div>
        {!narrow.value && !player(g, seat).out && <Score scene={scene} seat={seat} path={path} />}
      </div>
      {narrow.value ? (
        path && <PathView scene={scene} seat={seat} path={path} heard />
      ) : (
        <PathView scene={scene} seat={seat} path={path} />
      )}
    </section>
  );
}

/** What it lures, what is aimed at it; where nothing lies beside it, also who waits at the entrance and what counts. */
function Head({ scene, seat, title }: SeatProps & { readonly title: string }) {
  const { g, say } = scene;
  const { out } = player(g, seat);
  // Who stands at the entrance was lured already.
  const waits = narrow.value && g.cards(entrance(seat)).length > 0;
  return (
    <header class={css.head}>
      <h2 class={css.title}>{title}</h2>
      {out && !narrow.value && <span class={css.label}>{say.say('board.out')}</span>}
      {!out && !waits && g.cards(bossSpace(seat)).length > 0 && (
        <>
          {!narrow.value && <span class={css.label}>{say.say('board.lures')}</span>}
          <Lures scene={scene} seat={seat} />
        </>
      )}
      {waits && <Entrance scene={scene} seat={seat} small />}
      <AimedAt scene={scene} seat={seat} />
      {narrow.value && <Tallies scene={scene} seat={seat} class={css.tallies ?? ''} />}
    </header>
  );
}

/** What waits to act upon the player whose dungeon this is. */
function AimedAt({ scene, seat }: SeatProps) {
  const cards = aimingAt(scene, seat);
  if (cards.length === 0) return null;
  return (
    <span class={css.aimed}>
      <Aim />
      {!narrow.value && scene.say.say('board.aimed', { cards: namesOf(scene, cards) })}
    </span>
  );
}
