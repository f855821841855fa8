import type { Faction } from '@tavolata/mourners-call';

/** Outline of a chamber on a sheet of 178 by 152: a gabled vault, a swollen chamber, an ogee cave. */
export const CHAMBERS: Readonly<Record<Faction, string>> = {
  bone: 'M3 149V26L16 12H65L89 2L113 12H162L175 26V149Z',
  flesh:
    'M20 6C62.300 -1 106.800 9 156 5C176 7 174 30 175 76C179 132 172 148 154 148C106.800 153 53.400 145 18 149C0 146 4 91.200 3 68.400C0 24 4 7 20 6Z',
  spirit:
    'M4 144C4 76 2 34 12 20C44.500 14 74.800 14 89 2C103.200 14 133.500 14 166 20C176 34 174 76 174 144C142.400 153 117.500 143 89 148C60.500 153 35.600 143 4 144Z',
};

/** What is carved inside: skulls in a row, veins, water. */
export const CARVINGS: Readonly<Record<Faction, string>> = {
  bone: [16, 38, 60, 82, 104, 126, 149]
    .map(x => `M${x} 126a5.500 5 0 0 1 11 0c0 2.400-1 3.400-2 4v3h-7v-3c-1-.6-2-1.600-2-4Z`)
    .join(''),
  flesh: 'M6 76C30 64 26 122 54 109M172 61C144 76 156 116 120 122M20 142C30 128 44 137 50 116',
  spirit: 'M12 122C44 94 53 137 89 119S142 97 166 122M20 103C53 82 71 116 110 97S151 88 164 100',
};
