/** The frame's own few icons, drawn by us on a 24 grid. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12h-2',
  log: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  link: 'M10 14a4 4 0 0 0 6 0l3.5-3.5a4.2 4.2 0 0 0-6-6L12 6M14 10a4 4 0 0 0-6 0l-3.5 3.5a4.2 4.2 0 0 0 6 6L12 18',
  bot: 'M5 9h14v11H5zM12 9V4M12 4h.01M9.5 14h.01M14.5 14h.01',
  screen: 'M3 5h18v11H3zM8 20h8M12 16v4',
  table: 'M4 9h16a3 3 0 0 1 0 6H4a3 3 0 0 1 0-6zM7 5h.01M12 5h.01M17 5h.01M9 19h.01M15 19h.01',
  hand: 'M8 13V6a1.5 1.5 0 0 1 3 0M11 11V4.5a1.5 1.5 0 0 1 3 0V11M14 6a1.5 1.5 0 0 1 3 0v6M17 9a1.5 1.5 0 0 1 3 0v5.5a7 7 0 0 1-13 3.5l-3-5a1.5 1.5 0 0 1 2.5-1.5L8 13',
  learn: 'M2 9l10-5 10 5-10 5zM6 11.5V16c3 3 9 3 12 0v-4.5M22 9v6',
  rules: 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg class="line-icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
