import { effect } from '@preact/signals';
import { setting, textScale } from '@tavolata/board-kit';

/** How large everything is written: the reader's own choice, kept in this browser. */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const SCALES: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.15, largest: 1.3 };
const isTextSize = (value: unknown): value is TextSize => (TEXT_SIZES as readonly unknown[]).includes(value);

export const textSize = setting<TextSize>('tavolata.text-size', text => (isTextSize(text) ? text : 'normal'));

effect(() => {
  textScale.value = SCALES[textSize.value];
});
