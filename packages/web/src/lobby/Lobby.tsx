import '@fontsource-variable/fraunces/opsz.css';
import '../../generated/fonts/titles.css';
import './lobby.css';
import './top.css';
import './doors.css';
import './my-tables.css';
import './new-table.css';
import { say } from '@tavolata/board-kit';
import { doorOf } from '../games/doors.ts';
import { place } from '../shared/places.ts';
import { chosen } from './chosen.ts';
import { Doors } from './Doors.tsx';
import { myTables } from './every-table.ts';
import { Lost } from './Lost.tsx';
import { MyTables } from './MyTables.tsx';
import { NewTable } from './NewTable.tsx';
import { Top } from './Top.tsx';

/** Five doors, my tables, and a new one two taps away; on phones a table is set up on a screen of its own. */
export function Lobby() {
  const door = doorOf(chosen.value);
  const placed = place.value;
  const isBeforeDoor = placed.at === 'new' && doorOf(placed.slug) !== undefined;
  return (
    <div
      class="lobby"
      data-surface="light"
      data-at={isBeforeDoor ? 'new' : 'lobby'}
      data-mine={myTables().length > 0 ? 'yes' : undefined}
    >
      <Top door={door} />
      <Lost />
      <main class="lobby-main">
        <section class="hello">
          <h1>{say('lobby.title')}</h1>
          <p class="sub only-wide">{say('lobby.sub')}</p>
          <Doors />
        </section>
        {door && <NewTable key={door.slug} door={door} />}
        <MyTables />
      </main>
      <footer class="lobby-foot">{say('lobby.unofficial')}</footer>
    </div>
  );
}
