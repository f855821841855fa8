import type { Seat } from '@tavolata/kernel';
import { lazy, Suspense } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { Lobby } from './lobby/Lobby.tsx';
import { LocalSession } from './session/local.ts';
import { go, place } from './shared/places.ts';

const TablePage = lazy(async () => (await import('./table/TablePage.tsx')).TablePage);
const RulesPage = lazy(async () => (await import('./rules/RulesPage.tsx')).RulesPage);

export function App() {
  const { value } = place;
  switch (value.at) {
    case 'local':
      return <LocalTablePage key={value.id} id={value.id} seat={value.seat} />;
    case 'rules':
      return (
        <Suspense fallback={null}>
          <RulesPage slug={value.slug} {...(value.rule && { rule: value.rule })} />
        </Suspense>
      );
    case 'lobby':
      return <Lobby />;
  }
}

function LocalTablePage({ id, seat }: { readonly id: string; readonly seat: Seat }) {
  const session = useMemo(() => new LocalSession(id, seat), [id, seat]);
  return (
    <Suspense fallback={null}>
      <TablePage session={session} onBack={() => go({ at: 'lobby' })} />
    </Suspense>
  );
}
