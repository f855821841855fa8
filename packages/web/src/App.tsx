import { lazy, Suspense } from 'preact/compat';
import { Lobby } from './lobby/Lobby.tsx';
import { type Placed, place } from './shared/places.ts';

const LocalTablePage = lazy(async () => (await import('./table/LocalTablePage.tsx')).LocalTablePage);
const OnlineTablePage = lazy(async () => (await import('./online/OnlineTablePage.tsx')).OnlineTablePage);
const JoinPage = lazy(async () => (await import('./online/JoinPage.tsx')).JoinPage);
const LinkPage = lazy(async () => (await import('./online/LinkPage.tsx')).LinkPage);
const ReplayPage = lazy(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
const LearnPage = lazy(async () => (await import('./tutorial/LearnPage.tsx')).LearnPage);
const RulesPage = lazy(async () => (await import('./rules/RulesPage.tsx')).RulesPage);

export function App() {
  return (
    <Suspense fallback={null}>
      <Room placed={place.value} />
    </Suspense>
  );
}

function Room({ placed }: { readonly placed: Placed }) {
  switch (placed.at) {
    case 'local':
      return <LocalTablePage key={placed.id} id={placed.id} seat={placed.seat} />;
    case 'table':
      return <OnlineTablePage key={placed.id} id={placed.id} />;
    case 'join':
      return <JoinPage key={placed.link} link={placed.link} />;
    case 'seat':
    case 'confirm':
      return <LinkPage key={placed.link} at={placed.at} link={placed.link} />;
    case 'learn':
      return <LearnPage key={`${placed.slug} ${placed.n}`} slug={placed.slug} n={placed.n} />;
    case 'rules':
      return <RulesPage slug={placed.slug} {...(placed.rule && { rule: placed.rule })} />;
    case 'replay':
      return <ReplayPage key={`${placed.from} ${placed.id}`} from={placed.from} id={placed.id} />;
    case 'lobby':
      return <Lobby />;
  }
}
