import { effect } from '@preact/signals';
import { language } from '../../shared/language.ts';
import { keepPhase } from '../../shared/last-visit.ts';
import type { TablePageState } from './page-state.ts';
import { phaseName } from './phases.ts';

/** A table of this browser may be left at any moment: the lobby, which knows no game, is told its phase in words. */
export const keepPhases = ({ session, page, scene, speaker }: TablePageState): (() => void) =>
  effect(() => {
    const { table, again } = session;
    if (!table.value || !page.value || !scene.value || !again) return;
    const phase = page.value.phase?.(scene.value.g);
    if (phase) keepPhase(table.value.about.id, language.value, phaseName(speaker.value, phase));
  });
