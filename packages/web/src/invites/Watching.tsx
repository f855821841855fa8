import { say } from '@tavolata/board-kit';
import type { Company } from '../session/session.ts';
import { api } from '../shared/api.ts';
import type { Attempt } from '../shared/attempt.tsx';
import { ShareLink } from './ShareLink.tsx';

interface Props {
  readonly company: Company;
  readonly isOwner: boolean;
  readonly doing: Attempt;
}

/** Whether others may watch, how many do, and the link they come by. */
export function Watching({ company, isOwner, doing }: Props) {
  const { count, watch } = company.watchers.value;
  return (
    <section class="watching">
      <h3>{say('watch.title')}</h3>
      <p>
        {watch ? (count === undefined ? say('watch.you') : say('watch.count', { count })) : say('watch.off')}
      </p>
      {watch && <ShareLink to={{ at: 'table', id: company.id }} label={say('watch.link')} />}
      {isOwner && (
        <label class="check">
          <input
            type="checkbox"
            checked={watch}
            onChange={({ currentTarget: { checked } }) =>
              void doing.run(() => api.setWatch(company.id, checked))
            }
          />
          {say('watch.allow')}
        </label>
      )}
    </section>
  );
}
