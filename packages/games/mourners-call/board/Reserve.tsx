import { Thing } from '@tavolata/board-kit';
import {
  FACTIONS,
  type Faction,
  type G,
  LONGER,
  limits,
  modeFor,
  mournerDeck,
  WALLOWS_DECK,
} from '@tavolata/mourners-call';
import { asksForDecks } from './asking.ts';
import { Glyph } from './Glyph.tsx';
import { Rise } from './Rise.tsx';
import type { Props } from './scene.ts';

/** With how much Unity the match began. */
export const unityAtFirst = ({ seats, state: { variants } }: G): number =>
  modeFor(seats.length).unityReserve + (variants.includes('long-game') ? LONGER : 0);

/** The Unity that is left, which times the end, and the decks that can be drawn from. */
export function Reserve({ scene }: Props) {
  const { g, say } = scene;
  const { reserve } = g.state;
  return (
    <section class="mc-panel mc-reserve" aria-label={say.say('board.reserve')}>
      <h2>{say.say('board.reserve')}</h2>
      <p class="mc-left">
        <Glyph name="unity" />
        <b>{reserve}</b>
        <span>
          {reserve > 0 ? say.say('board.left', { number: unityAtFirst(g) }) : say.say('board.last-round')}
        </span>
      </p>
      <div class="mc-decks">
        {FACTIONS.map(faction => (
          <Deck key={faction} scene={scene} faction={faction} />
        ))}
        <span class="mc-deck" data-zone={WALLOWS_DECK} title={say.say('zone.wallows-deck')}>
          <Glyph name="event" /> {g.cards(WALLOWS_DECK).length}
          <span class="unseen">{say.say('zone.wallows-deck')}</span>
        </span>
      </div>
    </section>
  );
}

/** A deck of Mourners; lit when one can be bought from it. */
function Deck({ scene, faction }: Props & { readonly faction: Faction }) {
  const { g, say, draft } = scene;
  const zone = mournerDeck(faction);
  const label = say.say('board.deck', { zone, number: g.cards(zone).length });
  const inner = (
    <span class="mc-deck-n">
      <Glyph name={faction} /> {g.cards(zone).length}
    </span>
  );
  const isAction = draft?.question.prompt === 'act';
  if (!asksForDecks(draft))
    return (
      <span class="mc-deck" data-zone={zone} title={label}>
        {inner}
        <span class="unseen">{label}</span>
      </span>
    );
  return (
    <Thing
      scene={scene}
      at={{ place: faction }}
      label={label}
      does={isAction ? say.say('does.buy', { number: limits.recruit.mourner }) : undefined}
      silent
      class="mc-deck"
      title={label}
    >
      {inner}
      {isAction && (
        <small class="mc-price" aria-hidden="true">
          {limits.recruit.mourner} <Glyph name="etherea" />
          <Rise scene={scene} rises={{ threat: limits.recruit.threat }} />
        </small>
      )}
    </Thing>
  );
}
