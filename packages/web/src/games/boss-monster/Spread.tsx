import { useSignal } from '@preact/signals';
import { hand } from '@tavolata/boss-monster';
import type { CardId } from '@tavolata/kernel';
import { Icon } from '../../shared/Icon.tsx';
import { say as saying } from '../../shared/Say.tsx';
import { classes } from '../../shared/strings.ts';
import { phone } from '../../shared/width.ts';
import { HandCard } from './HandCard.tsx';
import { SmallCard } from './SmallCard.tsx';
import type { BossMonsterScene, Props } from './scene.ts';
import { seatName } from './words.ts';

/** Zones whose cards lie open on the board already. */
const IN_SIGHT = ['town', 'entrance', 'inside', 'stack', 'face-down', 'boss-space'];
/** More cards than this lie as rows. */
const AS_CARDS = { phone: 4, wide: 18 };

/** What is asked about and lies nowhere in sight: discards, decks, Souls, another's hand, Bosses on offer. */
function outOfSight({ g, picking, me }: BossMonsterScene): CardId[] {
  const all = [...(picking?.options ?? []), ...(picking?.ask.denied ?? []).map(({ option }) => option)];
  const cards = all.flatMap(({ card }) => card ?? []);
  return [...new Set(cards)].filter(card => {
    const zone = g.zoneOf(card);
    return !IN_SIGHT.includes(zone.split('/')[0] as string) && !(me && zone === hand(me));
  });
}

function titleOf(scene: BossMonsterScene, zone: string): string {
  const [kind, owner] = zone.split('/') as [string, string | undefined];
  const name = scene.say.say(`zone.${kind}`);
  return owner ? `${name} · ${seatName(scene, owner as never)}` : name;
}

/** Cards laid out over the table to be chosen from, or a pile somebody looks through. */
export function Spread({ scene }: Props) {
  const folded = useSignal<string | undefined>(undefined);
  const asked = outOfSight(scene);
  const zone = scene.opened.place;
  const cards = zone === undefined ? asked : scene.g.cards(zone);
  if (cards.length === 0 && zone === undefined) return null;
  const q = scene.picking?.q ?? '';
  const isFolded = zone === undefined && folded.value === q;
  const { say } = scene;
  if (isFolded)
    return (
      <button type="button" class="btn bm-unfold" onClick={() => (folded.value = undefined)}>
        {say.say('board.unfold')}
      </button>
    );
  const rows = cards.length > AS_CARDS[phone.value ? 'phone' : 'wide'];
  const first = cards[0];
  const title = titleOf(scene, zone ?? (first === undefined ? 'discard-pile' : scene.g.zoneOf(first)));
  const close = () => {
    if (zone === undefined) folded.value = q;
    else scene.opened.close();
  };
  return (
    <section class="bm-spread" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{say.say('board.hand', { count: cards.length })}</span>
        <button type="button" class="btn" onClick={close}>
          {zone === undefined ? say.say('board.fold') : <Icon name="close" />}
          {zone !== undefined && saying('close')}
        </button>
      </header>
      <div class={classes('bm-spread-c', rows && 'rows')}>
        {cards.map(card =>
          rows ? (
            <SmallCard key={card} scene={scene} card={card} />
          ) : (
            <HandCard key={card} scene={scene} card={card} />
          ),
        )}
      </div>
    </section>
  );
}
