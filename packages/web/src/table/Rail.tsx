import { useEffect, useRef } from 'preact/hooks';
import { say } from '../shared/Say.tsx';
import { Sign } from '../shared/Sign.tsx';
import type { TableState } from './state.ts';

/** What waits to resolve on top, what happened below. */
export function Rail({ state }: { readonly state: TableState }) {
  const scene = state.scene.value;
  const page = state.page.value;
  const end = useRef<HTMLDivElement>(null);
  const events = state.session.told.value?.events ?? [];
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [events.length]);
  if (!scene || !page) return null;
  const Thumb = page.Thumb ?? page.Card;
  const queue = page.waiting(scene);
  const speaker = state.speaker.value;
  return (
    <aside class="tv-rail" aria-label={say('table.log')}>
      {queue.length > 0 && (
        <>
          <h2 class="rail-h">
            {say('rail.waiting')} <span class="n">{queue.length}</span>
          </h2>
          <ol class="queue">
            {queue.map(({ card, by, line }) => (
              <li key={card} class="q" data-card={card}>
                <div class="q-card">
                  <Thumb scene={scene} card={card} />
                </div>
                <div>
                  <b>{speaker.card(scene.g.def(card).id, scene.g.def(card).back)}</b>
                  <small>{speaker.seat(by)}</small>
                  <small>{line}</small>
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
      <h2 class="rail-h">{say('rail.log')}</h2>
      <div class="log" ref={end} role="log" aria-label={say('rail.log')}>
        {events.map(event => {
          const text = speaker.event(event);
          const seat = event.params.seat as string | undefined;
          return text === undefined ? null : (
            <p key={event.n}>
              {seat && seat.length === 1 ? <Sign seat={seat} name="" small /> : <span />}
              <span>{text}</span>
            </p>
          );
        })}
      </div>
    </aside>
  );
}
