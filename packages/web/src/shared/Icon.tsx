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
  people: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 20c0-4 3-6 6-6s6 2 6 6M16 11a3 3 0 1 0 0-6M16 14c3 0 6 2 6 6',
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
