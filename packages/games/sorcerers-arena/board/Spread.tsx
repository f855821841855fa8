import { Spread as LaidOut, Thing } from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import { type SkillName, STATUSES, type StatusName } from '@tavolata/sorcerers-arena';
import { Glyph, Token } from './Bits.tsx';
import { CombatCard } from './Combat.tsx';
import css from './Spread.module.css';
import { type ArenaScene, characterAt, type Props } from './scene.ts';
import { openPile } from './sheet.ts';
import { seatName, skillName } from './words.ts';

const HANDS = ['hand'];
const isStatus = (place: string): place is StatusName => STATUSES.some(({ id }) => id === place);

/** Cards asked about that lie in no hand in sight: of a deck, or of the discards. Also the one a question shows. */
function outOfSight({ g, draft }: ArenaScene): CardId[] {
  if (!draft) return [];
  const shown = draft.question.params?.card;
  const all = [...draft.options, ...(draft.question.denied ?? []).map(({ option }) => option)];
  const cards = [
    ...all.flatMap(({ card }) => card ?? []),
    ...(typeof shown === 'number' ? [shown as CardId] : []),
  ];
  return [...new Set(cards)].filter(card => !HANDS.includes(g.zoneOf(card).split('/')[0] as string));
}

/** Status Effects and abilities asked about: nothing on the arena stands for them. */
function tokensIn({ draft }: ArenaScene): string[] {
  if (!draft || !['trigger-order', 'next-ability'].includes(draft.question.prompt)) return [];
  return [...new Set(draft.options.flatMap(({ place }) => place ?? []))];
}

function titleOf(scene: ArenaScene, zone: string): string {
  const [kind, owner] = zone.split('/') as [string, Seat | undefined];
  const name = scene.say.say(`zone.${kind}`);
  return owner ? `${name} · ${seatName(scene, owner)}` : name;
}

/** Laid out over the table: what is asked about and lies nowhere in sight, or a pile somebody looks through. */
export function Spread({ scene }: Props) {
  const zone = openPile(scene);
  const tokens = zone === undefined ? tokensIn(scene) : [];
  const cards = zone === undefined ? outOfSight(scene) : scene.g.cards(zone);
  if (cards.length === 0 && tokens.length === 0 && zone === undefined) return null;
  const [first] = cards;
  const lies = zone ?? (first === undefined ? undefined : scene.g.zoneOf(first));
  return (
    <LaidOut
      title={lies === undefined ? '' : titleOf(scene, lies)}
      count={cards.length > 0 ? scene.say.say('board.left', { count: cards.length }) : undefined}
      question={zone === undefined ? scene.draft?.q : undefined}
      onClose={scene.opened.close}
      class={`sa-spread ${css.spread}`}
    >
      {cards.map(card => (
        <CombatCard key={card} scene={scene} card={card} />
      ))}
      {tokens.map(place => (
        <Chip key={place} scene={scene} place={place} />
      ))}
    </LaidOut>
  );
}

/** A Status Effect or an ability with its text, to be picked or put in order. */
function Chip({ scene, place }: Props & { readonly place: string }) {
  const { g, say } = scene;
  const isToken = isStatus(place);
  const name = isToken ? say.say(`term.${place}`) : skillName(scene, place as SkillName);
  const text = say.say(`card.${place}.text`);
  return (
    <Thing scene={scene} at={{ place }} label={`${name}. ${text}`} silent class={`sa-chip ${css.chip}`}>
      {isToken ? (
        <Token status={place} number={characterAt(scene, g.state.marker).statuses[place] ?? 0} />
      ) : (
        <Glyph name="i-upgrade" />
      )}
      <span aria-hidden="true">
        <b>{name}</b>
        <small>{text}</small>
      </span>
    </Thing>
  );
}
