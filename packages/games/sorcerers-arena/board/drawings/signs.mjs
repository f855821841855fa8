/** Icons of game-icons.net (CC BY 3.0, see CREDITS.md), by what the arena calls them. */
export const SIGNS = {
  move: 'walking-boot',
  attack: 'crossed-swords',
  magic: 'sparkles',
  status: 'hourglass',
  hand: 'card-draw',
  upgrade: 'upgrade',
  range: 'crosshair',
  shell: 'triple-shells',
  lamp: 'lantern-flame',
  rose: 'rose',
  crown: 'crown',
};
