import { mapCards, type Seat, type SeatEvent } from '@tavolata/kernel';
import type { GameEvent } from '@tavolata/kernel/match';
import type { Language } from '@tavolata/table';
import { Speaker } from '@tavolata/table';
import { en as tableEn } from '@tavolata/table/texts/en';
import { it as tableIt } from '@tavolata/table/texts/it';
import { en as cliEn } from '../generated/texts/en.ts';
import { it as cliIt } from '../generated/texts/it.ts';
import type { Registered } from './registry.ts';

const OWN = { it: cliIt, en: cliEn } as const;
const SHARED = { it: tableIt, en: tableEn } as const;

/** The terminal's own texts. */
export type TextKey = keyof typeof cliEn;

export interface Voice extends Speaker {
  /** One of the terminal's own texts: a key that does not exist does not compile. */
  tell(key: TextKey, params?: Readonly<Record<string, unknown>>): string;
}

/** Says everything about one game in one language. */
export function voiceFor(
  registered: Registered | undefined,
  language: Language,
  seats: Readonly<Partial<Record<Seat, string>>>,
): Voice {
  const texts = [SHARED[language], OWN[language], ...(registered ? [registered.texts[language]] : [])];
  const speaker = new Speaker({ language, texts, seats });
  return Object.assign(speaker, {
    tell: (key: TextKey, params?: Readonly<Record<string, unknown>>) => speaker.say(key, params),
  });
}

/** An event with nothing left out, for when the match is over and its secret revealed. */
export function toldOpenly(event: GameEvent, n: number): SeatEvent {
  const params = mapCards(event.params, id => {
    const named = event.cards.find(([card]) => card === id);
    return named ? { card: id, def: named[1] } : {};
  });
  return { n, type: event.type, params: params as SeatEvent['params'] };
}
