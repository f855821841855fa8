import { Lobby } from './lobby/Lobby.tsx';
import { later } from './shared/later.tsx';
import { place } from './shared/places.ts';

const LocalTablePage = later(async () => (await import('./table/LocalTablePage.tsx')).LocalTablePage);
const OnlineTablePage = later(async () => (await import('./online/OnlineTablePage.tsx')).OnlineTablePage);
const JoinPage = later(async () => (await import('./online/JoinPage.tsx')).JoinPage);
const LinkPage = later(async () => (await import('./online/LinkPage.tsx')).LinkPage);
const ReplayPage = later(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
const LearnPage = later(async () => (await import('./tutorial/LearnPage.tsx')).LearnPage);
const RulesPage = later(async () => (await import('./rules/RulesPage.tsx')).RulesPage);

export function App() {
  const placed = place.value;
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
      return <RulesPage {...placed} />;
    case 'replay':
      return <ReplayPage key={`${placed.from} ${placed.id}`} {...placed} />;
    case 'lobby':
    case 'nowhere':
    case 'new':
      return <Lobby />;
  }
}
