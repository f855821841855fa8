import { classes, Thing } from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';
import { hand } from '@tavolata/mourners-call';
import { Me } from './Me.tsx';
import { Motive } from './Motive.tsx';
import { MyCrypt } from './MyCrypt.tsx';
import { mineIn } from './mine.ts';
import { Row } from './Row.tsx';
import type { Props } from './scene.ts';
import { Tabs, useTab } from './Tabs.tsx';
import { nameOf } from './words.ts';

/** My board and my cards on phones and tablets. */
export function Pocket({ scene }: Props) {
  const { say, g, me } = scene;
  const opened = useTab(scene);
  const mine = mineIn(scene);
  const { tab } = opened;
  if (!me) return null;
  return (
    <div class="mc-pocket">
      <Me scene={scene} />
      <Tabs scene={scene} opened={opened} />
      <div class={classes('mc-pocket-c', tab)} role="tabpanel" data-zone={hand(me)}>
        {tab === 'court' && mine.court.map(card => <CourtTile key={card} scene={scene} card={card} />)}
        {(tab === 'mourners' || tab === 'wallows') &&
          mine[tab].map(card => <Row key={card} scene={scene} card={card} />)}
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
  const { draft } = scene;
  const inner = (
    <>
      <svg class="mc-tile-i" aria-hidden="true">
        <use href={`#mc-${scene.g.def(card).id}`} />
      </svg>
      <span>{nameOf(scene, card)}</span>
    </>
  );
  if (draft?.question.prompt !== 'act')
    return (
      <Thing scene={scene} at={{ card }} label={nameOf(scene, card)} silent class="mc-tile">
        {inner}
      </Thing>
    );
  const lit = draft.options.some(option => option.card === card);
  const selected = draft.chosen.value.some(at => draft.options[at]?.card === card);
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
