/** Signs drawn by us on a grid of 16. A faction is a shape before it is a colour. */
export const FACTIONS = {
  bone: '<path fill="currentColor" d="M4 1.800a2.300 2.300 0 0 1 2.300 2.900l6 6a2.300 2.300 0 1 1-1.400 3.900 2.300 2.300 0 0 1-.6-2.200l-6-6A2.300 2.300 0 1 1 3.600 1.900Z"/>',
  flesh:
    '<path fill="currentColor" d="M8 15C3 11 .8 8.200.8 5.200A3.700 3.700 0 0 1 8 3.800a3.700 3.700 0 0 1 7.200 1.400C15.200 8.200 13 11 8 15Z"/>',
  spirit:
    '<path fill="currentColor" d="M8.400.5C9 4 13.500 6 13.500 10.500A5.500 5.500 0 0 1 8 15.700 5.500 5.500 0 0 1 2.500 10.500C2.500 8 4.300 7 4.800 4.600 6.200 6 6.300 7 6.200 8.200 8 6.500 8.800 4 8.400.5Z"/>',
};

export const GOODS = {
  etherea:
    '<path d="M8 .6 13.600 6 8 15.400 2.400 6Z" fill="#c9a6ff"/><path d="M8 .6 13.600 6H2.400Z" fill="#efe2ff"/><path d="M8 15.400 5.400 6h5.200Z" fill="#a479ea"/>',
  unity:
    '<circle cx="8" cy="8" r="7.300" fill="#c9a15a"/><circle cx="8" cy="8" r="5.300" fill="none" stroke="#4a3413" stroke-width="1.100"/><path d="M5.400 6.800a2.600 2.300 0 0 1 5.200 0c0 1.200-.5 1.700-.9 2v1.300H6.300V8.800c-.4-.3-.9-.8-.9-2Z" fill="#4a3413"/><path d="M6.700 6.900h.9M8.500 6.900h.9" stroke="#c9a15a" stroke-width="1.300"/>',
  influence:
    '<circle cx="8" cy="8" r="6.500" fill="none" stroke="currentColor" stroke-width="1.600"/><path d="M8 1.500v6.500L13.600 11M8 8 2.400 11" fill="none" stroke="currentColor" stroke-width="1.600"/>',
};

/** Signs of guilds, tracks and pieces. */
export const SIGNS = {
  'mortis-knighthood': 'visored-helm',
  'council-of-osteomancy': 'crowned-skull',
  'shroudrievs-coven': 'sewing-string',
  'conclave-of-shadows': 'sacrificial-dagger',
  'gravedancers-circle': 'ghost-ally',
  'dreadsbane-order': 'sword-brandish',
  suspicion: 'all-seeing-eye',
  threat: 'evil-hand',
  death: 'scythe',
  dreadsbane: 'checked-shield',
  raker: 'lamprey-mouth',
  event: 'scroll-unfurled',
  follower: 'hooded-figure',
  'celestial-scout': 'angel-wings',
  location: 'treasure-map',
  artifact: 'glowing-artifact',
  forge: 'anvil',
  crypt: 'coffin',
  base: 'pawn',
  warning: 'hazard-sign',
  met: 'check-mark',
  sealed: 'wax-seal',
  mourner: 'cowled',
  court: 'queen-crown',
};
