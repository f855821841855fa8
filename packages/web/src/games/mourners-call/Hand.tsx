import { useSignal } from '@preact/signals';
import type { CardId } from '@tavolata/kernel';
import { artifacts, hand, mourners, openWallows } from '@tavolata/mourners-call';
import { classes } from '../../shared/strings.ts';
import { Thing } from '../../table/Thing.tsx';
import { Court } from './Court.tsx';
import { Glyph } from './Glyph.tsx';
import { Me } from './Me.tsx';
import { Motive } from './Motive.tsx';
import { MyCrypt } from './MyCrypt.tsx';
import { phone } from './narrow.ts';
import { Row } from './Row.tsx';
import type { MournersCallScene, Props } from './scene.ts';
import { nameOf } from './words.ts';

/** What lies in front of me, by kind. */
function mine({ g, me }: MournersCallScene) {
  const of = (zone: (seat: never) => string): readonly CardId[] => (me ? g.cards(zone(me as never)) : []);
  return { court: of(hand), mourners: of(mourners), wallows: [...of(openWallows), ...of(artifacts)] };
}

/** My board, my secret, my figures and my cards. */
export function Hand({ scene }: Props) {
  if (!scene.me) return null;
  return phone.value ? <Pocket scene={scene} /> : <Desk scene={scene} />;
}

function Desk({ scene }: Props) {
  const { court, mourners: own, wallows } = mine(scene);
  const { me } = scene;
  if (!me) return null;
  return (
    <div class="mc-hand">
      <Me scene={scene} />
      <div class="mc-secret">
        <Motive scene={scene} />
        <MyCrypt scene={scene} />
      </div>
      <div class={classes('mc-courts', `n${court.length}`)} data-zone={hand(me)}>
        {court.map(card => (
          <Court key={card} scene={scene} card={card} />
        ))}
      </div>
      <div class="mc-own" data-zone={mourners(me)}>
        {[...own, ...wallows].map(card => (
          <Row key={card} scene={scene} card={card} />
        ))}
      </div>
    </div>
  );
}

const TABS = ['court', 'mourners', 'wallows', 'self'] as const;
type Tab = (typeof TABS)[number];
const SIGNS: Readonly<Record<Tab, string>> = {
  court: 'court',
  mourners: 'mourner',
  wallows: 'event',
  self: 'crypt',
};

/** On phones one kind at a time; a tab with something to pick is lit, and comes first. */
function Pocket({ scene }: Props) {
  const { picking, say, g, me } = scene;
  const chosen = useSignal<{ readonly q: string | undefined; readonly tab: Tab } | undefined>(undefined);
  const { court, mourners: own, wallows } = mine(scene);
  const cards = { court, mourners: own, wallows, self: [] };
  const isLit = (tab: Tab): boolean =>
    tab === 'self'
      ? (picking?.options.some(({ place }) => place === 'crypt') ?? false)
      : cards[tab].some(card => picking?.standing({ card }) === 'lit');
  const usual: Tab = TABS.find(isLit) ?? (court.length > 0 ? 'court' : 'mourners');
  const tab = chosen.value && chosen.value.q === picking?.q ? chosen.value.tab : usual;
  const counts = { court: court.length, mourners: own.length, wallows: wallows.length, self: undefined };
  if (!me) return null;
  return (
    <div class="mc-pocket">
      <Me scene={scene} />
      <div class="mc-tabs" role="tablist">
        {TABS.map(each => (
          <button
            type="button"
            key={each}
            role="tab"
            aria-selected={tab === each}
            class={classes(isLit(each) && 'lit')}
            onClick={() => {
              chosen.value = { q: picking?.q, tab: each };
            }}
          >
            <Glyph name={SIGNS[each]} />
            {say.say(`board.tab.${each}`)} {counts[each] !== undefined && <b>{counts[each]}</b>}
          </button>
        ))}
      </div>
      <div class={classes('mc-pocket-c', tab)} role="tabpanel" data-zone={hand(me)}>
        {tab === 'court' && court.map(card => <CourtTile key={card} scene={scene} card={card} />)}
        {(tab === 'mourners' || tab === 'wallows') &&
          cards[tab].map(card => <Row key={card} scene={scene} card={card} />)}
        {tab === 'self' && (
          <>
            <Motive scene={scene} />
            <MyCrypt scene={scene} />
          </>
        )}
        {g.state.phase === 'setup' && tab === 'court' && <p class="mc-note">{say.say('board.no-hand')}</p>}
      </div>
    </div>
  );
}

/** A Court card on a phone: a tap opens it with its two actions, or picks it where the whole card is asked for. */
function CourtTile({ scene, card }: Props & { readonly card: CardId }) {
  const { picking } = scene;
  const inner = (
    <>
      <svg class="mc-tile-i" aria-hidden="true">
        <use href={`#mc-${scene.g.def(card).id}`} />
      </svg>
      <span>{nameOf(scene, card)}</span>
    </>
  );
  if (picking?.ask.prompt !== 'act')
    return (
      <Thing scene={scene} at={{ card }} label={nameOf(scene, card)} silent class="mc-tile">
        {inner}
      </Thing>
    );
  const lit = picking.options.some(option => option.card === card);
  const selected = picking.chosen.value.some(at => picking.options[at]?.card === card);
  return (
    <button
      type="button"
      data-card={card}
      class={classes('mc-tile', 'thing', selected ? 'is-selected' : lit && 'is-lit')}
      onClick={() => scene.opened.open({ card })}
    >
      {inner}
    </button>
  );
}
