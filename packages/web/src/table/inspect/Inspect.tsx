import { type Described, Dialog, Icon, type Inspected, type NumberLine, say } from '@tavolata/board-kit';
import type { CardId } from '@tavolata/kernel';
import { useEffect } from 'preact/hooks';
import { useLedger } from '../../rules/use-ledger.ts';
import { Failure } from '../../shared/attempt.tsx';
import { language } from '../../shared/language.ts';
import { SheetHead } from '../../shared/Sheet.tsx';
import type { TablePageState } from '../state/page-state.ts';
import { refusalOf } from '../state/things.ts';

interface Props {
  readonly state: TablePageState;
}

/** What lies under the magnifying glass: a card with its text, where its numbers come from, what can be done, its rules. */
export function Inspect({ state }: Props) {
  const card = state.inspecting.card.value;
  const scene = state.scene.value;
  const page = state.page.value;
  const isOpen = card !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent) => turn(state, STEPS[key]);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [state, isOpen]);
  if (!scene || !page) return null;
  const { close, described } = state.inspecting;
  const told = described.value;
  const def = card === undefined ? undefined : scene.g.def(card);
  const name = def ? state.speaker.value.card(def.id, def.back) : (told?.name ?? '');
  const { Card } = page;
  return (
    <Dialog class="inspect-dialog" label={name} open={isOpen || told !== undefined} onClose={close}>
      {card !== undefined && def && (
        <div class="inspect">
          <Step state={state} by={-1} />
          <div class="inspect-card">{Card && <Card scene={scene} card={card} />}</div>
          <Panel state={state} card={card} name={name} close={close} />
          <Step state={state} by={1} />
        </div>
      )}
      {told && (
        <div class="inspect told">
          <div class="inspect-panel">
            <SheetHead title={name} close={close} />
            <Parts of={told} />
            <Rules state={state} slug={page.game.slug} rules={told.rules ?? []} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** To the card that lies beside it, in the order the table is read. */
function turn(state: TablePageState, by: number | undefined): void {
  const seen = document.querySelectorAll<HTMLElement>('.tv [data-card]');
  const cards = [...new Set([...seen].map(({ dataset }) => Number(dataset.card) as CardId))];
  const { card, at: lookAt } = state.inspecting;
  const at = card.value === undefined ? -1 : cards.indexOf(card.value);
  if (by === undefined || at < 0) return;
  lookAt(cards[(at + by + cards.length) % cards.length] as CardId);
}

function Step({ state, by }: Props & { readonly by: 1 | -1 }) {
  return (
    <button
      type="button"
      class={`inspect-step ${by > 0 ? 'next' : 'prev'}`}
      aria-label={say(by > 0 ? 'inspect.next' : 'inspect.prev')}
      onClick={() => turn(state, by)}
    >
      <Icon name="back" />
    </button>
  );
}

interface PanelProps extends Props {
  readonly card: CardId;
  readonly name: string;
  readonly close: () => void;
}

function Panel({ state, card, name, close }: PanelProps) {
  const scene = state.scene.value;
  const page = state.page.value;
  if (!scene || !page) return null;
  const about: Inspected = page.inspect?.(scene, card) ?? {};
  const refusal = refusalOf(state, { card });
  const rules = [...new Set([...(refusal ? [refusal.rule] : []), ...(about.rules ?? [])])];
  const text = `card.${scene.g.def(card).id}.text`;
  return (
    <div class="inspect-panel">
      <SheetHead title={name} where={about.where} close={close} />
      {refusal && <p class="reason">{refusal.reason}</p>}
      {state.gestures.isPossible.value && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            close();
            void state.gestures.at({ card });
          }}
        >
          {say('point')}
        </button>
      )}
      {!page.inspect && scene.say.has(text) && <p>{scene.say.say(text)}</p>}
      <Numbers about={about} lines={page.numbers?.(scene, card) ?? []} />
      {about.now && about.now.length > 0 && (
        <>
          <h3>{say('inspect.now')}</h3>
          {about.now.map(line => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
      <Rules state={state} slug={page.game.slug} rules={rules} />
    </div>
  );
}

/** What there is to read about something that is no card. */
export function Parts({ of: { parts } }: { readonly of: Described }) {
  return (
    <>
      {parts.map(({ title, text }, i) => (
        <p key={i}>
          {title && <b>{title}. </b>}
          {text}
        </p>
      ))}
    </>
  );
}

export function Numbers({
  about,
  lines,
}: {
  readonly about: Inspected;
  readonly lines: readonly NumberLine[];
}) {
  if (lines.length === 0) return null;
  return (
    <>
      {about.title && <h3>{about.title}</h3>}
      <dl class="numbers">
        {[...lines, ...(about.total ? [about.total] : [])].map((line, i) => (
          <div key={i} class={line === about.total ? 'sum' : undefined}>
            <dt>{line.label}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface RulesProps extends Props {
  readonly slug: string;
  readonly rules: readonly string[];
}

function Rules({ state, slug, rules }: RulesProps) {
  const { ledger, opening } = useLedger(slug);
  if (rules.length === 0) return null;
  return (
    <>
      <h3>{say('inspect.rules')}</h3>
      <ul class="rules">
        {rules.map(rule => (
          <li key={rule}>
            <button
              type="button"
              onClick={() => {
                state.explained.value = { rule };
              }}
            >
              {rule}
            </button>
            <span>{ledger?.[rule]?.[language.value]}</span>
          </li>
        ))}
      </ul>
      <Failure of={opening} />
    </>
  );
}
