import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import { say } from '../shared/Say.tsx';
import { Edge } from './Edge.tsx';
import { HandOver } from './HandOver.tsx';
import { Inspect } from './Inspect.tsx';
import { useKeys } from './keys.ts';
import { Rail } from './Rail.tsx';
import { Rule } from './Rule.tsx';
import { TableState } from './state.ts';
import { Tools } from './Tools.tsx';
import { TopBar } from './TopBar.tsx';

/** The shared frame of every game: top bar, table, rail, edge, hand. The game owns what lies on the table. */
export function TablePage({ session, onBack }: { readonly session: Session; readonly onBack: () => void }) {
  const state = useMemo(() => new TableState(session), [session]);
  useEffect(() => () => state.close(), [state]);
  useKeys(state);
  useSignalEffect(() => {
    const asked = state.picking.value !== undefined;
    document.title = asked ? `● ${say('title.your-turn')}` : 'Tavolata';
  });
  const scene = state.scene.value;
  const page = state.page.value;
  const table = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    state.motion.attach(table.current, above.current);
    if (scene) state.motion.play();
  }, [state, scene]);
  if (!scene || !page)
    return (
      <div class="tv tv-loading" data-surface="dark" role="status">
        {say('loading')}
      </div>
    );
  const { Board, Hand } = page;
  return (
    <div
      ref={table}
      class="tv"
      data-surface="dark"
      data-game={page.game.slug}
      data-asking={state.picking.value ? 'me' : undefined}
      data-rail={state.rail.value ? 'open' : undefined}
      onPointerDown={() => state.motion.skip()}
    >
      <TopBar state={state} onBack={onBack} />
      <main class="tv-table" aria-label={say('table.area')}>
        <Board scene={scene} />
      </main>
      <Rail state={state} />
      <Edge state={state} />
      <section class="tv-dock" aria-label={say('table.hand')}>
        <Hand scene={scene} />
        <Tools state={state} />
      </section>
      <Inspect state={state} />
      <Rule state={state} />
      <HandOver state={state} />
      <div class="motion" ref={above} aria-hidden="true" />
    </div>
  );
}
