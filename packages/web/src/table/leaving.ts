import { effect } from '@preact/signals';
import { language } from '../shared/language.ts';
import { keepPhase } from '../shared/left.ts';
import { phaseName } from './phases.ts';
import type { TableState } from './state.ts';

/** A table of this browser may be left at any moment: the lobby, which knows no game, is told its phase in words. */
export const keepPhases = ({ session, page, scene, speaker }: TableState): (() => void) =>
  effect(() => {
    const { told, again } = session;
    if (!told.value || !page.value || !scene.value || !again) return;
    const { phase, game } = page.value;
    keepPhase(told.value.about.id, language.value, phaseName(speaker.value, game.slug, phase(scene.value.g)));
  });
