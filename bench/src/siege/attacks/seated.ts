import type { Count, SiegeAttack, Target } from '../wire/attack.ts';
import { AttackerClient, openTable } from '../wire/attacker-client.ts';

const TABLES = 10;
/** As many messages as one connection may send in a second. */
const PER_SECOND = 30;

type Act = (stranger: AttackerClient, i: number) => void;

/** At some tables of their own, each as many messages as are allowed. */
const busy = (act: Act) => (target: Target, count: Count) => {
  const sit = async (host: string): Promise<void> => {
    const table = await openTable(target, host);
    const again = (): void => {
      const stranger = new AttackerClient(target, host, table);
      let i = 0;
      const timer = setInterval(() => {
        if (!stranger.isHere) return;
        count('messages');
        act(stranger, i++);
      }, 1000 / PER_SECOND);
      stranger.onClose(() => {
        clearInterval(timer);
        setTimeout(again, 250);
      });
    };
    again();
  };
  for (const host of target.hosts)
    for (let i = 0; i < TABLES; i++) void sit(host).catch(() => count('no table'));
};

const undo: Act = (stranger, i) => {
  const { asked } = stranger.snapshot ?? {};
  if (i % 2 === 1 || !asked) stranger.command({ do: 'undo' });
  else stranger.command({ do: 'answer', q: asked.q, pick: asked.question.fallback });
};

const SETTINGS: readonly ((i: number) => object)[] = [
  i => ({ do: 'stops', mode: i % 8 < 4 ? 'everything' : 'smart', askForced: i % 8 < 4 }),
  i => ({ do: 'hold', on: i % 8 < 4 }),
  i => ({ do: 'yield', prompt: `prompt-${i}`, until: 'always' }),
  i => ({ do: 'replace', seat: 'b', with: i % 8 < 4 ? 'easy' : 'random' }),
];

const settings: Act = (stranger, i) => stranger.command(SETTINGS[i % SETTINGS.length]?.(i) ?? {});

const chat: Act = (stranger, id) => stranger.say({ t: 'chat', id, text: '€'.repeat(500) });

export const seated: readonly SiegeAttack[] = [
  { name: 'answers and undos', hosts: 1, run: busy(undo) },
  { name: 'settings', hosts: 1, run: busy(settings) },
  { name: 'chat', hosts: 4, run: busy(chat) },
];
