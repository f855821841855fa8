/** What stands for each Spell. */
import { sprite } from './icons.mjs';

const ICONS = {
  annihilator: ['spiky-explosion', 'gold'],
  assassin: ['backstab', 'red'],
  'cave-in': ['falling-rocks', 'stone'],
  counterspell: ['magic-shield', 'teal'],
  exhaustion: ['heart-minus', 'red'],
  fear: ['terror', 'gold'],
  freeze: ['snowflake-2', 'ice'],
  'giant-size': ['giant', 'moss'],
  jeopardy: ['perspective-dice-six-faces-random', 'bone'],
  'kobold-strike': ['uprising', 'rust'],
  motivation: ['muscle-up', 'rust'],
  'princess-in-peril': ['queen-crown', 'gold'],
  'soul-harvest': ['scythe', 'ghost'],
  teleportation: ['teleport', 'teal'],
  trepidation: ['despair', 'ghost'],
  'zombie-attack': ['raise-zombie', 'moss'],
};

export const spells = n =>
  Object.entries(ICONS).map(([id, [icon, tone]]) => [id, sprite(icon, n, tone, { hole: '#1a1024' })]);
