import { say } from '../shared/Say.tsx';
import type { TableState } from './state.ts';

/** What I am not asked any more; each can be taken back by itself. */
export function YieldsMenu({ state }: { readonly state: TableState }) {
  const yields = state.session.told.value?.picture.settings?.yields ?? [];
  if (yields.length === 0) return null;
  return (
    <section>
      <h3>{say('yielded')}</h3>
      <ul class="menu-seats">
        {yields.map(({ prompt, source, until }) => {
          const name = source === undefined ? say('yielded.question') : state.speaker.value.card(source);
          const again = {
            do: 'yield',
            prompt,
            ...(source !== undefined && { source }),
            until: 'never',
          } as const;
          return (
            <li key={`${prompt} ${source ?? ''}`}>
              <b>
                {name}, {say(`yielded.${until}`)}
              </b>
              <button type="button" class="btn" onClick={() => void state.wish(again)}>
                {say('yielded.again')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
