import { activeOf, isExhausted, type PowerDef } from '@tavolata/darkest-night';
import { Thing } from '../../table/Thing.tsx';
import { Glyph } from './Glyph.tsx';
import { type CardProps, classes, listed } from './scene.ts';
import { cardName } from './words.ts';

const KINDS = ['action', 'tactic', 'bonus'] as const;

/** A power as it stands: ready, active, exhausted or suppressed, always with its name. */
export function Power({ scene, card, small }: CardProps & { readonly small?: boolean }) {
  const { g, say } = scene;
  const def = g.def(card) as PowerDef;
  const active = activeOf(g, card);
  const exhausted = isExhausted(g, card);
  const state = active && exhausted ? 'suppressed' : active ? 'active' : exhausted ? 'exhausted' : undefined;
  const kinds = (def.kinds ?? []).filter(kind => (KINDS as readonly string[]).includes(kind));
  const kindWords = kinds.map(kind => say.say(`night.kind.${kind}`));
  const stateWord = state && say.say(`night.state.${state}`);
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={listed(cardName(scene, card), ...kindWords, stateWord)}
      class={classes('dn-power', small && 'small', state)}
    >
      <span class="window">
        <Glyph name={exhausted ? 'sign-exhausted' : def.id} />
      </span>
      <em>{cardName(scene, card)}</em>
      <small>{stateWord ?? kindWords.join(' · ')}</small>
    </Thing>
  );
}
