import { classes, Thing } from '@tavolata/board-kit';
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
import panel from './Panel.module.css';
import css from './Reserve.module.css';
import { isGrave, Rise } from './Rise.tsx';
import small from './Small.module.css';
import type { Props } from './scene.ts';

const RISES = { threat: limits.recruit.threat };

/** With how much Unity the match began. */
export const unityAtFirst = ({ seats, state: { variants } }: G): number =>
  modeFor(seats.length).unityReserve + (variants.includes('long-game') ? LONGER : 0);

/** The Unity that is left, which times the end, and the decks that can be drawn from. */
export function Reserve({ scene }: Props) {
  const { g, say } = scene;
  const { reserve } = g.state;
  const number = unityAtFirst(g);
  const wallows = g.cards(WALLOWS_DECK).length;
  const wallowsLabel = say.say('board.deck', { zone: WALLOWS_DECK, number: wallows });
  return (
    <section class={classes(panel.panel, css.reserve)} aria-label={say.say('board.reserve')}>
      <h2 class={classes(panel.title, css.title)}>{say.say('board.reserve')}</h2>
      <p class={css.left}>
        {reserve > 0 && <span class="unseen">{say.say('board.unity-left', { reserve, number })}</span>}
        <Glyph name="unity" />
        <b aria-hidden="true">{reserve}</b>
        <span class={css.words} aria-hidden={reserve > 0 ? 'true' : undefined}>
          {reserve > 0 ? say.say('board.left', { number }) : say.say('board.last-round')}
        </span>
      </p>
      <div class={css.decks}>
        {FACTIONS.map(faction => (
          <Deck key={faction} scene={scene} faction={faction} />
        ))}
        <span class={css.deck} data-zone={WALLOWS_DECK} title={wallowsLabel}>
          <span class="unseen">{wallowsLabel}</span>
          <span class={css.count} aria-hidden="true">
            <Glyph name="event" /> {wallows}
          </span>
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
    <span class={classes('mc-deck-n', css.count)} aria-hidden="true">
      <Glyph name={faction} /> {g.cards(zone).length}
    </span>
  );
  const isAction = draft?.question.prompt === 'act';
  if (!asksForDecks(draft))
    return (
      <span class={classes('mc-deck', css.deck)} data-zone={zone} title={label}>
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
      class={classes('mc-deck', css.deck, small.small)}
      title={label}
    >
      {inner}
      {isAction && (
        <small class={classes('mc-price', css.price, isGrave(scene, RISES) && css.grave)} aria-hidden="true">
          {limits.recruit.mourner} <Glyph name="etherea" />
          <Rise scene={scene} rises={RISES} brief class={css.rise} />
        </small>
      )}
    </Thing>
  );
}
