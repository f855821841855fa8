import type { SetupProps } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { useEffect } from 'preact/hooks';
import css from './Leads.module.css';
import { leaders, leadsOf } from './leads.ts';

/** Who leads which hero: one person may lead any number of them. */
export function Leads(props: SetupProps) {
  const { speaker, options, put } = props;
  const people = leaders(props);
  const leads = leadsOf(props);
  const isStale = options.leads !== undefined && options.leads !== leads;
  // Seats or modes have changed since: what was said does not fit any more.
  useEffect(() => {
    if (isStale) put('leads', undefined);
  }, [isStale]);
  if (people.length < 2) return null;
  const lead = (place: number, seat: Seat): void =>
    put(
      'leads',
      leads.map((leader, at) => (at === place ? seat : leader)),
    );
  return (
    <fieldset class={css.leads}>
      <legend>{speaker.say('night.setup.leads')}</legend>
      {leads.map((leader, place) => (
        <label key={place}>
          {speaker.say('night.setup.hero', { number: place + 1 })}
          <select value={leader} onChange={event => lead(place, event.currentTarget.value as Seat)}>
            {people.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
