import { useSignal } from '@preact/signals';
import { classes } from '@tavolata/board-kit';
import { Glyph } from './Glyph.tsx';
import { type Mine, mineIn } from './mine.ts';
import small from './Small.module.css';
import type { MournersCallScene, Props } from './scene.ts';
import css from './Tabs.module.css';

const TABS = ['court', 'mourners', 'wallows', 'self'] as const;
export type Tab = (typeof TABS)[number];
const SIGNS: Readonly<Record<Tab, string>> = {
  court: 'court',
  mourners: 'mourner',
  wallows: 'event',
  self: 'crypt',
};

const cardsIn = (mine: Mine, tab: Tab) => (tab === 'self' ? [] : mine[tab]);

function isLit(scene: MournersCallScene, tab: Tab): boolean {
  const { draft } = scene;
  return tab === 'self'
    ? (draft?.options.some(({ place }) => place === 'crypt') ?? false)
    : cardsIn(mineIn(scene), tab).some(card => draft?.standing({ card }) === 'lit');
}

export interface OpenTab {
  readonly tab: Tab;
  open(tab: Tab): void;
}

/** Which kind of mine is in sight: until the next question what was opened, else what there is to pick from. */
export function useTab(scene: MournersCallScene): OpenTab {
  const q = scene.draft?.q;
  const chosen = useSignal<{ readonly q: string | undefined; readonly tab: Tab } | undefined>(undefined);
  const usual: Tab =
    TABS.find(tab => isLit(scene, tab)) ?? (mineIn(scene).court.length > 0 ? 'court' : 'mourners');
  return {
    tab: chosen.value && chosen.value.q === q ? chosen.value.tab : usual,
    open: tab => {
      chosen.value = { q, tab };
    },
  };
}

/** On desks, where they do not fit side by side: one kind at a time; a tab behind which there is something to pick is lit. */
export function Tabs({ scene, opened: { tab, open } }: Props & { readonly opened: OpenTab }) {
  const mine = mineIn(scene);
  return (
    <div class={classes('mc-tabs', css.tabs)} role="tablist">
      {TABS.map(each => (
        <button
          type="button"
          key={each}
          role="tab"
          aria-selected={tab === each}
          class={classes(css.tab, small.small, each !== tab && isLit(scene, each) && 'thing is-lit')}
          onClick={() => open(each)}
        >
          <Glyph name={SIGNS[each]} />
          {scene.say.say(`board.tab.${each}`)} {each !== 'self' && <b>{cardsIn(mine, each).length}</b>}
        </button>
      ))}
    </div>
  );
}
