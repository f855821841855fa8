import { classes, readable } from '@tavolata/board-kit';
import type { CardId, DeniedOption, Option } from '@tavolata/kernel';
import type { ComponentChildren } from 'preact';
import type { MournersCallScene, Props } from './scene.ts';

interface ChoiceProps extends Props {
  /** Which option it is; nothing if it is none. */
  readonly option: number | undefined;
  /** Why it is none, if it could be expected to be one. */
  readonly denied?: DeniedOption | undefined;
  /** The card it is part of, which can be looked at from here. */
  readonly card?: CardId;
  /** Where it is, for whatever moves there. */
  readonly zone?: string;
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

type Look = (event: KeyboardEvent) => void;
type Fits = (option: Option) => boolean;

/** The first option that fits, by its place in the question. */
export function optionOf({ draft }: MournersCallScene, fits: Fits): number | undefined {
  const at = draft?.options.findIndex(fits) ?? -1;
  return at < 0 ? undefined : at;
}

export const deniedOf = ({ draft }: MournersCallScene, fits: Fits): DeniedOption | undefined =>
  draft?.question.denied?.find(({ option }) => fits(option));

/** What makes an element a button of the table: Enter picks, I looks, and Space is left to the main answer. */
function buttonProps(press: () => void, look: Look | undefined, pressed: boolean | undefined) {
  return {
    role: 'button' as const,
    tabIndex: 0,
    'aria-pressed': pressed,
    'aria-disabled': pressed === undefined ? true : undefined,
    onClick: (event: Event) => {
      event.stopPropagation();
      press();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return look?.(event);
      press();
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/**
 * One option among several on the same thing: an action of a card, a figure among others. It is lit, chosen or denied
 * like anything on the table.
 */
export function Choice({ scene, option, denied, card, zone, label, class: more, children }: ChoiceProps) {
  const { draft, say, g } = scene;
  if (!draft || (option === undefined && !denied))
    return (
      <span class={more} data-zone={zone}>
        {children}
      </span>
    );
  const isOption = option !== undefined;
  const chosen = isOption && draft.chosen.value.includes(option);
  const reason = denied && say.refusal(denied, each => g.def(each));
  const press = () => {
    if (isOption) draft.tap(option);
    else if (reason) draft.refused.value = reason;
  };
  const look = card === undefined ? undefined : (readable(scene, { card }).onKeyDown as Look);
  return (
    <span
      {...buttonProps(press, look, isOption ? chosen : undefined)}
      data-option={option}
      data-zone={zone}
      class={classes('thing', !isOption ? 'is-disabled' : chosen ? 'is-selected' : 'is-lit', more)}
      title={reason}
    >
      <span class="unseen">{reason ? `${label}. ${reason}` : label}</span>
      {children}
    </span>
  );
}
