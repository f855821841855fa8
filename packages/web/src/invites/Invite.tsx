import { useSignal } from '@preact/signals';
import { keep, kept, say } from '@tavolata/board-kit';
import { useEffect } from 'preact/hooks';
import { api, codeOf } from '../shared/api.ts';
import { problemText } from '../shared/problems.ts';
import { ShareLink } from './ShareLink.tsx';

const stored = (id: string): string => `tavolata.invite.${id}`;

/** The link that is still good, or a new one: the server keeps only a hash and cannot show it again. */
async function findLink(id: string): Promise<string> {
  const known = kept(stored(id));
  const isGood = known !== undefined && (await api.look(known).catch(() => undefined))?.used === false;
  const link = isGood ? known : (await api.invite(id)).link;
  keep(stored(id), link);
  return link;
}

let before: Promise<unknown> = Promise.resolve();

/** One after the other: whoever asks again meanwhile is given the same. */
function freshLink(id: string): Promise<string> {
  const found = before.then(() => findLink(id));
  before = found.catch(() => undefined);
  return found;
}

interface Props {
  readonly id: string;
  /** How many seats are free: with each friend who sits down a new link is due. */
  readonly free: number;
}

/** One link, one free seat: to copy, to send, to scan. */
export function Invite({ id, free }: Props) {
  const link = useSignal<string | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    freshLink(id).then(
      made => {
        link.value = made;
        problem.value = undefined;
      },
      error => {
        problem.value = codeOf(error);
      },
    );
  }, [id, free]);
  if (problem.value)
    return (
      <p class="bad" role="alert">
        {problemText(problem.value)}
      </p>
    );
  if (!link.value) return null;
  return (
    <section class="invite" aria-label={say('invite.title')}>
      <h2>{say('invite.title')}</h2>
      <p>{say('invite.how')}</p>
      <ShareLink to={{ at: 'join', link: link.value }} label={say('invite.link')} qr={say('invite.qr')} />
    </section>
  );
}
