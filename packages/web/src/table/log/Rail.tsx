import { type AnyPage, Icon, type Scene, say, type Waiting } from '@tavolata/board-kit';
import type { TablePageState } from '../state/page-state.ts';
import { Chat } from './Chat.tsx';
import { useDrawer } from './drawer.ts';
import { Log } from './Log.tsx';
import { queueGroups } from './queue-groups.ts';

/** What waits to resolve on top, what happened or was said below. */
export function Rail({ state }: { readonly state: TablePageState }) {
  const rail = useDrawer(state);
  const scene = state.scene.value;
  const page = state.page.value;
  const { company } = state.session;
  const { chatting } = state;
  if (!scene || !page) return null;
  const queue = page.waiting?.(scene) ?? [];
  const { Aside } = page;
  const close = () => {
    state.rail.value = false;
  };
  return (
    <aside class="tv-rail" id="rail" ref={rail} aria-label={say('table.log')} tabIndex={-1}>
      {state.isDrawer.value && (
        <>
          {/* Its button says the same, and stands where the keys are. */}
          <div class="rail-away" aria-hidden="true" onClick={close} />
          <button type="button" class="tv-icon rail-close" aria-label={say('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </>
      )}
      {queue.length > 0 && <Queue state={state} scene={scene} page={page} queue={queue} />}
      {Aside && <Aside scene={scene} />}
      {company ? (
        <div class="rail-h rail-tabs" role="tablist">
          <Tab label={say('rail.log')} isOn={!chatting.value} onOpen={() => (chatting.value = false)} />
          <Tab
            label={chatLabel(state.unheard.value)}
            isOn={chatting.value}
            onOpen={() => (chatting.value = true)}
          />
        </div>
      ) : (
        <h2 class="rail-h">{say('rail.log')}</h2>
      )}
      {company && chatting.value ? (
        <Chat
          state={state}
          company={company}
          mayTalk={scene.me !== undefined}
          team={state.session.table.value?.snapshot.team}
        />
      ) : (
        <Log state={state} scene={scene} page={page} />
      )}
    </aside>
  );
}

const chatLabel = (unheard: number): string => (unheard > 0 ? say('chat.new', { unheard }) : say('chat'));

interface TabProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onOpen: () => void;
}

function Tab({ label, isOn, onOpen }: TabProps) {
  return (
    <button type="button" role="tab" aria-selected={isOn} onClick={onOpen}>
      {label}
    </button>
  );
}

interface QueueProps {
  readonly state: TablePageState;
  readonly scene: Scene;
  readonly page: AnyPage;
  readonly queue: readonly Waiting[];
}

/** Next on top: the card, whose it is, what it is aimed at, what it will do. */
function Queue({ state, scene, page, queue }: QueueProps) {
  const speaker = state.speaker.value;
  const Thumb = page.Thumb ?? page.Card;
  return (
    <>
      <h2 class="rail-h">
        {say('rail.waiting')} <span class="n">{queue.length}</span>
      </h2>
      <ol class="queue">
        {queueGroups(queue).map(({ card, by, line, effect, times }) => (
          <li key={card} class="q" data-card={card}>
            <div class="q-card">{Thumb && <Thumb scene={scene} card={card} />}</div>
            <div>
              <b>
                {speaker.card(scene.g.def(card).id, scene.g.def(card).back)}
                {times > 1 && ` ×${times}`}
              </b>
              <small>{speaker.seat(by)}</small>
              {line && <small>{line}</small>}
              {effect && <small class="effect">{effect}</small>}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
