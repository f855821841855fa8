import { useSignal } from '@preact/signals';
import { api, codeOf } from '../online/api.ts';
import { Invite } from '../online/Invite.tsx';
import { problemText } from '../online/problems.ts';
import type { Company, Told } from '../session/session.ts';
import { CopyLink } from '../shared/CopyLink.tsx';
import { go, linkTo } from '../shared/places.ts';
import { say } from '../shared/Say.tsx';
import { Sure } from '../shared/Sure.tsx';
import type { TableState } from './state.ts';

interface Props {
  readonly state: TableState;
  readonly company: Company;
  readonly told: Told;
}

/** Links of a table on a server: for a friend, for those who watch, for my other device. */
export function CompanyMenu({ company, told }: Props) {
  const { viewer, about, picture } = told;
  const problem = useSignal<string | undefined>(undefined);
  const attempt = <T,>(work: Promise<T>, then: (done: T) => void = () => undefined) => {
    work.then(then, error => {
      problem.value = codeOf(error);
    });
  };
  const free = picture.seats.filter(({ who }) => who === 'open').length;
  const isSeated = viewer !== 'onlooker';
  const isOwner = viewer === about.owner;
  return (
    <>
      {free > 0 && isSeated && <Invite id={about.id} free={free} />}
      {isSeated && <MySeat id={about.id} attempt={attempt} />}
      <Watching company={company} isOwner={isOwner} attempt={attempt} />
      {isSeated && (!picture.result || isOwner) && (
        <section class="menu-row">
          {!picture.result && (
            <button
              type="button"
              class="btn"
              onClick={() => attempt(api.fork(about.id), ({ id }) => go({ at: 'table', id }))}
            >
              {say('fork.practice')}
            </button>
          )}
          {isOwner && (
            <Sure
              really={say('lobby.delete-really')}
              onSure={() => attempt(api.remove(about.id), () => go({ at: 'lobby' }))}
            >
              {say('lobby.delete')}
            </Sure>
          )}
        </section>
      )}
      {problem.value && (
        <p class="bad" role="alert">
          {problemText(problem.value)}
        </p>
      )}
    </>
  );
}

type Attempt = <T>(work: Promise<T>, then?: (done: T) => void) => void;

/** Whoever has this link holds the seat: shown only when asked for, and it can be revoked. */
function MySeat({ id, attempt }: { readonly id: string; readonly attempt: Attempt }) {
  const link = useSignal<string | undefined>(undefined);
  const isRevoked = useSignal(false);
  return (
    <section>
      <h3>{say('seat-link')}</h3>
      {link.value && <CopyLink link={link.value} label={say('seat-link')} />}
      <div class="menu-row">
        <button
          type="button"
          class="btn"
          onClick={() =>
            attempt(api.seatLink(id), ({ link: made }) => {
              link.value = linkTo({ at: 'seat', link: made });
              isRevoked.value = false;
            })
          }
        >
          {say('seat-link.show')}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() =>
            attempt(api.revokeSeatLinks(id), () => {
              link.value = undefined;
              isRevoked.value = true;
            })
          }
        >
          {say('seat-link.revoke')}
        </button>
      </div>
      <p role="status">{isRevoked.value && say('seat-link.revoked')}</p>
    </section>
  );
}

interface WatchingProps {
  readonly company: Company;
  readonly isOwner: boolean;
  readonly attempt: Attempt;
}

function Watching({ company, isOwner, attempt }: WatchingProps) {
  const { count, watch } = company.watchers.value;
  return (
    <section>
      <h3>{say('watch.title')}</h3>
      <p>{watch ? say('watch.count', { count }) : say('watch.off')}</p>
      {watch && <CopyLink link={linkTo({ at: 'table', id: company.id })} label={say('watch.link')} />}
      {isOwner && (
        <label class="check">
          <input
            type="checkbox"
            checked={watch}
            onChange={event => attempt(api.setWatch(company.id, event.currentTarget.checked))}
          />
          {say('watch.allow')}
        </label>
      )}
    </section>
  );
}
