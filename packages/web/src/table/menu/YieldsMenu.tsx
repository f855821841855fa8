import { say } from '@tavolata/board-kit';
import type { TablePageState } from '../state/page-state.ts';
import { yieldedName } from '../state/yields.ts';

/** What I am not asked any more; each can be taken back by itself. */
export function YieldsMenu({ state }: { readonly state: TablePageState }) {
  const yields = state.session.table.value?.snapshot.settings?.yields ?? [];
  if (yields.length === 0) return null;
  return (
    <section>
      <h3>{say('yielded')}</h3>
      <ul class="menu-seats">
        {yields.map(each => (
          <li key={`${each.prompt} ${each.source ?? ''}`}>
            <span>
              <b>{yieldedName(state.speaker.value, each)}</b> {say(`yielded.${each.until}`)}
            </span>
            <button type="button" class="btn" onClick={() => void state.askAgain(each)}>
              {say('yielded.again')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
