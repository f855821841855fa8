/** A door in its game's own manner; until each is drawn in full, its colours and its arch. */
const DOORS: Readonly<
  Record<string, { readonly wall: string; readonly door: string; readonly light: string }>
> = {
  'boss-monster': { wall: '#3a2a20', door: '#15100d', light: '#ff9a3c' },
  'four-souls': { wall: '#7a5233', door: '#4a2f1c', light: '#d6f0f5' },
  'darkest-night': { wall: '#1d2a38', door: '#0b141d', light: '#f1e3b0' },
  'sorcerers-arena': { wall: '#2a2f78', door: '#5a4fd0', light: '#ffd06b' },
  'mourners-call': { wall: '#2b2132', door: '#1a131f', light: '#d9b36b' },
};

export function DoorArt({ slug }: { readonly slug: string }) {
  const { wall, door, light } = DOORS[slug] ?? { wall: '#333', door: '#111', light: '#fff' };
  return (
    <svg class="door-art" viewBox="0 0 180 300" aria-hidden="true">
      <rect width="180" height="300" fill={wall} />
      <path d="M40 280V130a50 50 0 0 1 100 0v150Z" fill={door} stroke={light} stroke-width="4" />
      <circle cx="24" cy="120" r="7" fill={light} />
      <circle cx="156" cy="120" r="7" fill={light} />
    </svg>
  );
}
