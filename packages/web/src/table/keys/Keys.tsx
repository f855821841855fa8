import { say } from '@tavolata/board-kit';
import { Sheet } from '../../shared/Sheet.tsx';
import type { TablePageState } from '../state/page-state.ts';

/** What is pressed, as it is written on keyboards; words among them are said in the reader's language. */
const KEYS = [
  ['← → ↑ ↓', 'walk'],
  ['Enter', 'choose'],
  ['key.space', 'confirm'],
  ['Esc', 'change'],
  ['I', 'inspect'],
  ['Z', 'undo'],
  ['1 2 3 4', 'stops'],
  ['H', 'hold'],
  ['Y', 'yield'],
  ['X', 'usual'],
  ['F', 'forced'],
  ['L', 'log'],
  ['R', 'result'],
  ['T', 'words'],
  ['P', 'point'],
  ['M', 'menu'],
  ['?', 'keys'],
] as const;

/** All that can be done by keys. */
export function Keys({ state }: { readonly state: TablePageState }) {
  const close = () => {
    state.keys.value = false;
  };
  return (
    <Sheet title={say('keys')} open={state.keys.value} class="keys" onClose={close}>
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={does}>
            <dt>
              <kbd>{key === 'key.space' ? say(key) : key}</kbd>
            </dt>
            <dd>{say(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
