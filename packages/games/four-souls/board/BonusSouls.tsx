import { compact } from '@tavolata/board-kit';
import { BONUS_SOULS } from '@tavolata/four-souls';
import css from './BonusSouls.module.css';
import { Flame } from './Glyph.tsx';
import type { CardProps, Props } from './scene.ts';
import { Tile } from './Tile.tsx';

/** Souls that go to whoever first does what they ask for; on phones one for all, behind a finger. */
export function BonusSouls({ scene }: Props) {
  const { g, say, opened } = scene;
  const cards = g.cards(BONUS_SOULS);
  if (cards.length === 0) return null;
  if (compact.value)
    return (
      <button
        type="button"
        class={css.folded}
        data-zone={BONUS_SOULS}
        onClick={() => opened.toggle({ place: BONUS_SOULS })}
      >
        <span class="unseen">{say.say('board.bonus-souls')}</span>
        <Flame on /> <b>{cards.length}</b>
      </button>
    );
  return (
    <div class={css.bonus} data-zone={BONUS_SOULS}>
      <h3 class={css.title}>{say.say('board.bonus-souls')}</h3>
      <div class={css.goals}>
        {cards.map(card => (
          <Goal key={card} scene={scene} card={card} />
        ))}
      </div>
    </div>
  );
}

function Goal({ scene, card }: CardProps) {
  const { g, say } = scene;
  const { goal } = g.def(card);
  const done = goal?.counters ? (g.state.bonusCounters[card] ?? 0) : 0;
  return (
    <div class={css.goal}>
      <div class={css.card}>
        <Tile scene={scene} card={card} />
      </div>
      {goal && <small>{say.say(`board.goal-of.${goal.counts}`, { count: goal.atLeast - done })}</small>}
    </div>
  );
}
