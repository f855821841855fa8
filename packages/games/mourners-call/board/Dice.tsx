import { type GuildId, guildOf } from '@tavolata/mourners-call';
import { Choice } from './Choice.tsx';
import { Glyph } from './Glyph.tsx';
import type { Props } from './scene.ts';

/** My dice of a struck location, each with the guild it is rolled for: one may be rolled again. */
export function Dice({ scene }: Props) {
  const { draft, say, g } = scene;
  return (
    <div class="mc-tokens">
      {draft?.options.map((option, i) =>
        option.key === 'die' && option.place ? (
          <Choice
            key={i}
            scene={scene}
            option={i}
            label={say.option(option, card => g.def(card))}
            class="mc-die"
          >
            <b aria-hidden="true">{option.value}</b>
            <span class={`f-${guildOf(option.place as GuildId).faction}`} aria-hidden="true">
              <Glyph name={option.place} />
              {say.say(`short.${option.place}`)}
            </span>
          </Choice>
        ) : null,
      )}
    </div>
  );
}
