import { useSignal } from '@preact/signals';
import { say } from '@tavolata/board-kit';
import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Failure, useAttempt } from './attempt.tsx';
import { Shell, ToLobby } from './Shell.tsx';

/** A part of the page that is fetched when somebody first goes there. One that does not come says so. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Later(props: P) {
    const part = useSignal(known);
    const coming = useAttempt();
    useLayoutEffect(() => {
      if (known) return;
      void coming.run(async () => {
        known = await load();
        part.value = known;
      });
    }, []);
    const Part = part.value;
    if (Part) return <Part {...props} />;
    if (!coming.problem) return null;
    return (
      <Shell title={say('absent')}>
        <Failure of={coming} />
        <ToLobby />
      </Shell>
    );
  };
}
