import { classes, Thing } from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';
import { packet, player } from '@tavolata/mourners-call';
import { Card } from './Card.tsx';
import { motiveNow } from './motive.ts';
import { phone } from './narrow.ts';
import type { MournersCallScene, Props } from './scene.ts';
import { cardLabel, draftNote, seatName } from './words.ts';

interface OfferedProps extends Props {
  readonly cards: readonly CardId[];
}

/** More than this lie smaller. */
const large = (): number => (phone.value ? 3 : 4);

function noteOf(scene: MournersCallScene, cards: readonly CardId[]): string | undefined {
  const { g, me, say, draft } = scene;
  const [first] = cards;
  if (first === undefined) return undefined;
  if (draft?.question.prompt === 'draft-keep' && me && g.isIn(first, packet(me)))
    return draftNote(scene, cards.length);
  if (draft?.question.prompt === 'keep-motive' && me && !player(g, me).allegiance)
    return say.say('board.swear');
  return undefined;
}

/** Cards laid out over the city to be chosen from. */
export function CardsOffered({ scene, cards }: OfferedProps) {
  const note = noteOf(scene, cards);
  return (
    <>
      {note && <p class="mc-note">{note}</p>}
      <div
        class={classes('mc-offered', cards.length > large() && 'many')}
        data-zone={scene.me && packet(scene.me)}
      >
        {cards.map(card => (
          <Thing
            key={card}
            scene={scene}
            at={{ card }}
            label={cardLabel(scene, card)}
            silent
            class="mc-offered-card"
          >
            <Card scene={scene} card={card} />
            <Owner scene={scene} card={card} />
          </Thing>
        ))}
      </div>
    </>
  );
}

/** Whose it is, if it lies before somebody; what a Motive would be worth now. */
function Owner({ scene, card }: Props & { readonly card: CardId }) {
  const { g, say } = scene;
  const owner = g.zoneOf(card).split('/')[1] as (typeof g.seats)[number] | undefined;
  const now = motiveNow(scene, card);
  if (now !== undefined) return <small class="mc-owner">{say.say('board.now-worth', { points: now })}</small>;
  if (!owner || owner === scene.me) return null;
  return <small class="mc-owner">{seatName(scene, owner)}</small>;
}
