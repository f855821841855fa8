import { classes, rem, useRoom } from '@tavolata/board-kit';
import type { CardId, Seat } from '@tavolata/kernel';
import { hand, mourners } from '@tavolata/mourners-call';
import { useRef } from 'preact/hooks';
import { Court } from './Court.tsx';
import css from './Desk.module.css';
import { Me } from './Me.tsx';
import { Motive } from './Motive.tsx';
import { MyCrypt } from './MyCrypt.tsx';
import { mineIn } from './mine.ts';
import { Row } from './Row.tsx';
import type { Props } from './scene.ts';
import { Tabs, useTab } from './Tabs.tsx';

/** In rem: all that stands beside my cards, and how narrow a Court card and a column of others may be. */
const BESIDE = 27;
const COURT = 7.625;
const COLUMN = 10;
const ROWS = 4;

const columnsFor = (cards: number): number => Math.ceil(cards / ROWS);

/** My board, my secret, my figures and my cards; where they do not fit side by side, one kind at a time. */
export function Desk({ scene }: Props) {
  const { court, mourners: own, wallows } = mineIn(scene);
  const others = [...own, ...wallows];
  const desk = useRef<HTMLDivElement>(null);
  const room = useRoom(desk).value;
  const wanted = BESIDE + court.length * COURT + columnsFor(others.length) * COLUMN;
  const folds = room !== undefined && wanted > room.width / rem();
  const { me } = scene;
  if (!me) return null;
  return (
    <div ref={desk} class={classes(css.desk, folds && css.folded)}>
      {folds ? (
        <Folded scene={scene} me={me} />
      ) : (
        <>
          <Me scene={scene} />
          <Secret scene={scene} />
          <Courts scene={scene} me={me} cards={court} />
          <Own scene={scene} me={me} cards={others} columns={columnsFor(others.length)} />
        </>
      )}
    </div>
  );
}

interface MineProps extends Props {
  readonly me: Seat;
}

function Folded({ scene, me }: MineProps) {
  const opened = useTab(scene);
  const mine = mineIn(scene);
  const { tab } = opened;
  return (
    <>
      <Me scene={scene} class={css.me} />
      <Tabs scene={scene} opened={opened} />
      {tab === 'court' && <Courts scene={scene} me={me} cards={mine.court} />}
      {(tab === 'mourners' || tab === 'wallows') && (
        <Own
          scene={scene}
          me={me}
          cards={mine[tab]}
          columns={Math.min(3, columnsFor(mine[tab].length + 1))}
        />
      )}
      {tab === 'self' && <Secret scene={scene} />}
    </>
  );
}

function Secret({ scene }: Props) {
  return (
    <div class={css.secret}>
      <Motive scene={scene} />
      <MyCrypt scene={scene} />
    </div>
  );
}

interface CardsProps extends MineProps {
  readonly cards: readonly CardId[];
}

function Courts({ scene, me, cards }: CardsProps) {
  return (
    <div class={css.courts} data-zone={hand(me)}>
      {cards.map(card => (
        <Court key={card} scene={scene} card={card} />
      ))}
    </div>
  );
}

/** Column by column, as evenly as can be. */
function Own({ scene, me, cards, columns }: CardsProps & { readonly columns: number }) {
  const rows = Math.max(ROWS - 1, Math.ceil(cards.length / Math.max(1, columns)));
  return (
    <div
      class={classes('mc-own', css.own)}
      data-zone={mourners(me)}
      style={{ '--rows': rows, '--columns': columns }}
    >
      {cards.map(card => (
        <Row key={card} scene={scene} card={card} framed />
      ))}
    </div>
  );
}
