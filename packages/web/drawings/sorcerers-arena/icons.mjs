/** Icons of game-icons.net (CC BY 3.0, see CREDITS.md), by what the arena calls them. */
import { createRequire } from 'node:module';

const { icons, aliases } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

export function iconSymbol(id, name) {
  const icon = icons[name] ?? icons[aliases?.[name]?.parent];
  if (!icon) throw new Error(`there is no icon ${name}`);
  return `<symbol id="${id}" viewBox="0 0 512 512">${icon.body}</symbol>`;
}

/** Characters appear only as emblems; antlers, horned crown and top hat are ours (emblems.mjs). */
export const EMBLEMS = {
  mickey: 'magic-broom',
  aladdin: 'magic-lamp',
  demona: 'bat-wing',
  ariel: 'trident',
  sulley: 'paw',
};

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

export const STATUSES = {
  cursed: 'cursed-star',
  confused: 'star-swirl',
  immobilized: 'crossed-chains',
  'magic-broom': 'magic-broom',
  weakened: 'sword-break',
  stealthy: 'hood',
  strong: 'muscle-up',
  taunt: 'shouting',
  tough: 'edged-shield',
};

export const CARDS = {
  'mickey-broom-parade': 'broom',
  'mickey-wake-the-brooms': 'magic-broom',
  'mickey-magical-mob': 'swordman',
  'mickey-shooting-star': 'falling-star',
  'mickey-spellbinding-swirlpool': 'vortex',
  'mickey-apprentice-scramble': 'sprint',
  'gaston-shove': 'push',
  'gaston-expert-marksman': 'bow-arrow',
  'gaston-hunters-snare': 'wolf-trap',
  'gaston-barge-in': 'charging-bull',
  'gaston-muscle-through': 'muscle-up',
  'gaston-tavern-brawl': 'beer-horn',
  'maleficent-green-flame': 'fluffy-flame',
  'maleficent-spindle-curse': 'evil-hand',
  'maleficent-wall-of-thorns': 'thorny-vine',
  'maleficent-vanish-in-smoke': 'smoke-bomb',
  'maleficent-ill-omen': 'evil-moon',
  'maleficent-ravens-errand': 'raven',
  'aladdin-stun-and-run': 'running-shoe',
  'aladdin-scimitar-slash': 'crossed-sabres',
  'aladdin-carpet-ride': 'red-carpet',
  'aladdin-lost-in-the-crowd': 'hood',
  'aladdin-pickpocket': 'swap-bag',
  'aladdin-apple-toss': 'shiny-apple',
  'demona-talon-rake': 'claw-slashes',
  'demona-night-glide': 'evil-wings',
  'demona-dive': 'crow-dive',
  'demona-stone-sleep': 'gargoyle',
  'demona-sorcerous-blast': 'laser-blast',
  'demona-old-grudge': 'crossed-claws',
  'ariel-healing-song': 'musical-notes',
  'ariel-trident-spark': 'magic-trident',
  'ariel-swift-current': 'waves',
  'ariel-kelp-tangle': 'algae',
  'ariel-whirlpool': 'whirlwind',
  'ariel-voice-of-the-sea': 'nautilus-shell',
  'facilier-grasping-shadow': 'shadow-grasp',
  'facilier-doll-and-pin': 'voodoo-doll',
  'facilier-shadow-swap': 'two-shadows',
  'facilier-smooth-talk': 'talk',
  'facilier-leering-masks': 'drama-masks',
  'facilier-bad-bargain': 'contract',
  'sulley-protective-roar': 'sonic-shout',
  'sulley-big-scare': 'screaming',
  'sulley-haymaker': 'fist',
  'sulley-bounding-leap': 'jump-across',
  'sulley-brace': 'bracers',
  'sulley-closet-door': 'exit-door',
};
