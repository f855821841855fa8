import { stopModes } from '@tavolata/table';
import { useEffect } from 'preact/hooks';
import type { TablePageState } from '../state/page-state.ts';

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * All of play by keys: arrows walk what is lit (with Shift, all), Enter chooses, Space confirms, Z takes back; 1 to 4
 * say when to stop me, H holds, Y declines for this turn (with Shift, always), X goes back to the usual, F asks even
 * where there is one answer only; L shows the log, R the result once it is over, T the table in words, M the menu, I
 * whatever the mouse rests on, and ? all of these.
 */
export function useKeys(state: TablePageState): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      // Behind the curtain there is nothing to play.
      if (state.sharedScreen.curtain.value) return;
      // Under a sheet nothing is played, wherever its button that had the focus has gone.
      if (document.querySelector('dialog[open]')) return;
      if (state.isDrawer.value) {
        if (event.key === 'Escape' || (event.key === 'l' && !isTyping(target))) state.rail.value = false;
        return;
      }
      if (isTyping(target)) {
        if (event.key === 'Escape') focusTable();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      state.motion.skip();
      if (!act(state, event.key, target, event.shiftKey)) return;
      event.preventDefault();
    };
    // Before anything that is pressed hears of it.
    document.addEventListener('keydown', onceEach, { capture: true });
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onceEach, { capture: true });
      document.removeEventListener('keydown', onKey);
    };
  }, [state]);
}

const isTyping = (target: HTMLElement): boolean => target.closest('input, textarea, select') !== null;

/** Held down, a key is pressed once: a slow finger answers one question, not the next ones too. Arrows walk on. */
function onceEach(event: KeyboardEvent): void {
  if (!event.repeat || STEP[event.key] !== undefined || isTyping(event.target as HTMLElement)) return;
  event.stopPropagation();
  if (event.key === ' ' || event.key === 'Enter') event.preventDefault();
}

/** Whether these arrows are already good for something where the focus is: a region that has it because it scrolls. */
function scrolls(target: HTMLElement, key: string): boolean {
  if (target.tabIndex !== 0 || target.matches('button, summary, a[href], [role=button]')) return false;
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = target;
  return key === 'ArrowUp' || key === 'ArrowDown' ? scrollHeight > clientHeight : scrollWidth > clientWidth;
}

function act(state: TablePageState, key: string, target: HTMLElement, all: boolean): boolean {
  const step = STEP[key];
  if (step !== undefined) return !scrolls(target, key) && walk(step, all);
  switch (key) {
    case ' ':
      if (target.matches('button, summary, a[href]')) return false;
      document.querySelector<HTMLButtonElement>('[data-main]:not(:disabled)')?.click();
      return true;
    case 'i':
      return state.lookCloser();
    case 'Escape':
      state.hover.end();
      if (state.session.table.value?.snapshot.result) state.isFinaleOpen.value = false;
      state.draft.value?.clear();
      if (!target.closest(PLAY)) focusTable();
      return true;
    case 'z':
      void state.undo();
      return true;
    case 'l':
      state.rail.value = !state.rail.value;
      return true;
    case 'r':
      if (!state.session.table.value?.snapshot.result) return false;
      state.isFinaleOpen.value = !state.isFinaleOpen.value;
      return true;
    case 't':
      state.asText.value = !state.asText.value;
      return true;
    case 'm':
      state.menu.value = true;
      return true;
    case '?':
      state.keys.value = true;
      return true;
    default:
      return stop(state, key);
  }
}

/** When to be asked. */
function stop(state: TablePageState, key: string): boolean {
  const settings = state.session.table.value?.snapshot.settings;
  const mode = stopModes[Number(key) - 1];
  if (!settings) return false;
  if (mode) void state.send({ do: 'stops', mode });
  else if (key === 'h') void state.send({ do: 'hold', on: !settings.hold });
  else if (key === 'x') void state.send({ do: 'cancel' });
  else if (key === 'f') void state.send({ do: 'stops', mode: settings.mode, askForced: !settings.askForced });
  else if (key === 'y' || key === 'Y') void state.yieldTo(key === 'y' ? 'turn' : 'always');
  else return false;
  return true;
}

/** Where play goes on by keys. */
const PLAY = '.tv-table, .tv-dock, .tv-edge';

/** Whoever was elsewhere is back at what can be picked, or at the question. */
function focusTable(): void {
  const lit = [...document.querySelectorAll<HTMLElement>('.thing.is-lit')];
  const first = lit.find(each => each.getClientRects().length > 0);
  (first ?? document.querySelector<HTMLElement>('.tv-edge'))?.focus();
}

const ASKED = '.thing.is-lit, .thing.is-selected, .thing.is-disabled, .answers button:not(:disabled)';
const ALL = '.thing[role=button], .answers button:not(:disabled)';

/**
 * To the next lit thing in reading order; what cannot be picked but explains itself is on the way too, and with Shift,
 * or when nothing is asked, every card.
 */
function walk(step: number, all: boolean): boolean {
  const seen = (what: string) =>
    [...document.querySelectorAll<HTMLElement>(what)].filter(each => each.getClientRects().length > 0);
  const asked = seen(ASKED);
  const things = all || asked.length === 0 ? seen(ALL) : asked;
  if (things.length === 0) return false;
  const at = things.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : things.length - 1) : (at + step + things.length) % things.length;
  things[next]?.focus();
  return true;
}
