import { Spread, seatName } from '@tavolata/board-kit';
import { hand } from '@tavolata/boss-monster';
import type { CardId, Seat } from '@tavolata/kernel';
import { HandCard } from './HandCard.tsx';
import css from './LaidOut.module.css';
import type { BossMonsterScene, Props } from './scene.ts';

/** Zones whose cards lie open on the board already. */
const IN_SIGHT = ['town', 'entrance', 'inside', 'stack', 'face-down', 'boss-space'];

/** What is asked about and lies nowhere in sight: discards, decks, Souls, another's hand, Bosses on offer. */
function outOfSight({ g, draft, me }: BossMonsterScene): CardId[] {
  const all = [...(draft?.options ?? []), ...(draft?.question.denied ?? []).map(({ option }) => option)];
  const cards = all.flatMap(({ card }) => card ?? []);
  return [...new Set(cards)].filter(card => {
    const zone = g.zoneOf(card);
    return !IN_SIGHT.includes(zone.split('/')[0] as string) && !(me && zone === hand(me));
  });
}

function titleOf(scene: BossMonsterScene, zone: string): string {
  const [kind, owner] = zone.split('/') as [string, Seat | undefined];
  const name = scene.say.say(`zone.${kind}`);
  return owner ? `${name} · ${seatName(scene, owner)}` : name;
}

/** Cards laid out over the table to be chosen from, or a pile somebody looks through. */
export function LaidOut({ scene }: Props) {
  const { g, say, opened, draft } = scene;
  const zone = opened.place;
  const cards = zone === undefined ? outOfSight(scene) : g.cards(zone);
  const [first] = cards;
  if (zone === undefined && first === undefined) return null;
  return (
    <Spread
      title={titleOf(scene, zone ?? (first === undefined ? 'discard-pile' : g.zoneOf(first)))}
      count={say.say('board.hand', { count: cards.length })}
      question={zone === undefined ? (draft?.q ?? '') : undefined}
      onClose={opened.close}
    >
      {cards.map(card => (
        <div key={card} class={css.laid}>
          <HandCard scene={scene} card={card} />
        </div>
      ))}
    </Spread>
  );
}
