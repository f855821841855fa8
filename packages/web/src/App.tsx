import { useMemo } from 'preact/hooks';
import { Lobby } from './lobby/Lobby.tsx';
import { LocalSession } from './session/local.ts';
import { go, place } from './shared/places.ts';
import { TablePage } from './table/TablePage.tsx';

export function App() {
  const { value } = place;
  if (value.at === 'local') return <LocalTablePage key={value.id} id={value.id} seat={value.seat} />;
  return <Lobby />;
}

function LocalTablePage({ id, seat }: { readonly id: string; readonly seat: 'a' }) {
  const session = useMemo(() => new LocalSession(id, seat), [id, seat]);
  return <TablePage session={session} onBack={() => go({ at: 'lobby' })} />;
}
