import type { Option } from '@tavolata/kernel';
import { Choice } from '../../table/Choice.tsx';
import { Card } from './Card.tsx';
import { Glyph } from './Glyph.tsx';
import { laidOut } from './offered.ts';
import type { Props } from './scene.ts';

const HEROES = ['acolyte', 'druid', 'knight', 'priest', 'prince', 'rogue', 'scholar', 'seer', 'wizard'];

/** What a question offers that lies nowhere on the board. */
export function Offer({ scene }: Props) {
  const { g, say, picking } = scene;
  const indices = laidOut(scene);
  if (!picking || indices.length === 0) return null;
  return (
    <section class="dn-offer" aria-label={say.say('night.offer')}>
      {indices.map(index => {
        const option = picking.options[index] as Option;
        const label = say.option(option, card => g.def(card));
        return (
          <Choice key={index} scene={scene} option={index} label={label} class="dn-choice">
            {option.card !== undefined ? (
              <Card scene={scene} card={option.card} />
            ) : (
              HEROES.includes(option.place ?? '') && (
                <span class="dn-disc">
                  <Glyph name={option.place as string} />
                </span>
              )
            )}
            <b>{label}</b>
          </Choice>
        );
      })}
    </section>
  );
}
