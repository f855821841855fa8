/** The Monster Rooms. Each: its scene, and the creature that stands for it where there is little place. */
import { caveman, liger, succubus, vampiress, zombie } from './creatures.mjs';
import { bars, candle, crawler, curtain, egg, shelf, stand } from './furniture.mjs';
import { sprite } from './icons.mjs';
import { bayer, RAMP } from './light.mjs';
import { FLOOR, scene } from './scene.mjs';

const small = (icon, tone) => () => sprite(icon, 19, tone);

export const MONSTER_ROOMS = {
  'specters-sanctum': {
    small: small('ghost', 'ghost'),
    scene: id =>
      scene(id, { wall: 'crypt', style: 'slab', lamps: [[25, 18, 2]] }, grid => {
        for (const x of [17, 33]) candle(grid, x, FLOOR - 3);
        grid.rect(19, FLOOR, 13, 1, '#6fa8d8');
        stand(grid, sprite('ghost', 20, 'ghost'), 14, 2);
      }),
  },
  'succubus-spa': {
    small: () => succubus,
    scene: id =>
      scene(id, { wall: 'bath', style: 'tile', torches: [10] }, (grid, { random }) => {
        stand(grid, succubus, 16, 6);
        tub(grid, 14, random);
      }),
  },
  'dracolich-lair': {
    small: small('spiked-dragon-head', 'bone'),
    scene: id =>
      scene(id, { wall: 'crypt', style: 'rock', lamps: [[24, 14, 1.6]] }, grid => {
        stand(grid, sprite('spiked-dragon-head', 22, 'bone'), 13, -1);
        grid.rect(22, 13, 2, 1, '#7fd7ff');
        for (const [x, y] of [
          [13, 32],
          [33, 33],
          [17, 33],
        ])
          grid.rect(x, y, 3, 1, '#bf9a72');
      }),
  },
  'vampire-bordello': {
    small: () => vampiress,
    scene: id =>
      scene(id, { wall: 'velvet', style: 'slab', torches: [11] }, grid => {
        curtain(grid, 16, 3, 4, 18);
        curtain(grid, 33, 3, 4, 18);
        grid.rect(16, 2, 21, 1, '#d8a24a');
        stand(grid, vampiress, 17);
      }),
  },
  'goblin-armory': {
    small: small('goblin-head', 'moss'),
    scene: id =>
      scene(id, {}, grid => {
        shelf(grid, 18, 5, 18);
        for (const [x, colour] of [
          [20, '#b9c6d4'],
          [23, '#d8e3ee'],
          [26, '#b9c6d4'],
          [30, '#d8e3ee'],
          [33, '#9fb0c0'],
        ]) {
          grid.rect(x, 7, 1, 8, colour);
          grid.rect(x - 1, 8, 3, 1, '#c08a3a');
        }
        stand(grid, sprite('goblin-head', 17, 'moss'), 17);
      }),
  },
  'golem-factory': {
    small: small('rock-golem', 'stone'),
    scene: id =>
      scene(id, {}, grid => {
        grid.blit(sprite('big-gear', 13, 'rust'), 23, 2);
        grid.blit(sprite('big-gear', 9, 'stone'), 14, 4);
        stand(grid, sprite('rock-golem', 21, 'stone'), 14, -1);
      }),
  },
  'minotaurs-maze': {
    small: small('minotaur', 'rust'),
    scene: id =>
      scene(id, { style: 'slab' }, (grid, { ramp }) => {
        mazeOn(grid, ramp[4], ramp[1]);
        stand(grid, sprite('minotaur', 21, 'rust'), 13, -1);
      }),
  },
  'neanderthal-cave': {
    small: () => caveman,
    scene: id =>
      scene(id, { wall: 'cave', style: 'rock' }, grid => {
        // Cave paintings: an ox, and a hunter who did not come home.
        for (const [x, y, w] of [
          [20, 6, 7],
          [19, 7, 9],
          [20, 8, 8],
          [21, 9, 1],
          [26, 9, 1],
          [18, 5, 1],
          [32, 7, 1],
          [31, 8, 3],
          [32, 9, 1],
          [31, 10, 1],
          [33, 10, 1],
        ])
          grid.rect(x, y, w, 1, '#8a4a2a');
        stand(grid, caveman, 15);
        grid.rect(13, 32, 4, 1, '#ecd5a6').rect(30, 33, 5, 1, '#bf9a72');
      }),
  },
  'beast-menagerie': {
    small: small('lion', 'gold'),
    scene: id =>
      scene(id, { wall: 'cave', style: 'rock' }, grid => {
        stand(grid, sprite('lion', 21, 'gold'), 13, -1);
        bars(grid, 13, 33, 3, FLOOR, 5);
      }),
  },
  'monsters-ballroom': {
    small: small('vampire-dracula', 'red'),
    scene: id =>
      scene(id, { wall: 'crypt', torches: [], style: 'slab' }, (grid, { ramp }) => {
        chandelierLight(grid, ramp);
        grid.rect(19, 1, 1, 4, '#caa25a').rect(13, 6, 13, 1, '#e0b55e').rect(15, 7, 9, 1, '#8a5d22');
        for (const x of [13, 16, 19, 21, 24]) candle(grid, x, 3);
        for (const x of [5, 31]) curtain(grid, x, 3, 3, 14);
        stand(grid, sprite('ghost', 15, 'ghost'), 4, 2);
        stand(grid, sprite('vampire-dracula', 17, 'red'), 19);
      }),
  },
  'brainsucker-hive': {
    small: small('brain-tentacle', 'violet'),
    scene: id =>
      scene(id, { wall: 'crypt', style: 'rock' }, grid => {
        for (const [x, h] of [
          [18, 5],
          [23, 8],
          [29, 6],
          [34, 9],
        ]) {
          grid.rect(x, 1, 1, h, '#584058');
          grid.rect(x - 1, h, 3, 4, '#7750b8').rect(x, h + 1, 1, 2, '#ac90f5');
        }
        stand(grid, sprite('brain-tentacle', 20, 'violet'), 14, -1);
      }),
  },
  'witchs-kitchen': {
    small: small('cauldron', 'violet'),
    scene: id =>
      scene(id, { lamps: [[24, 27, 2.6]] }, grid => {
        shelf(grid, 17, 8, 19);
        for (const [x, h, colour] of [
          [18, 4, '#6ea877'],
          [22, 3, '#e06a80'],
          [25, 5, '#8fbbe0'],
          [29, 3, '#f4bd49'],
          [33, 4, '#ac90f5'],
        ])
          grid.rect(x, 8 - h, 2, h, colour).set(x, 8 - h, '#fff6d8');
        stand(grid, sprite('cauldron', 18, 'violet'), 15, -1);
        grid.rect(18, FLOOR, 12, 1, '#ff8a2e').rect(20, FLOOR - 1, 8, 1, '#e8601f');
      }),
  },
  'ligers-den': {
    small: () => liger,
    scene: id =>
      scene(id, { wall: 'cave', style: 'rock' }, grid => {
        stand(grid, liger, 14);
        for (const [x, w] of [
          [13, 4],
          [32, 4],
        ])
          grid.rect(x, FLOOR + 1, w, 1, '#ecd5a6').set(x, FLOOR, '#ecd5a6');
      }),
  },
  'centipede-tunnel': {
    small: small('centipede', 'rust'),
    scene: id =>
      scene(id, { wall: 'cave', style: 'rock', torches: [9] }, (grid, { ramp }) => {
        // The tunnel: a black hole it comes out of.
        grid.fill(14, 4, 37, FLOOR, (x, y) => {
          const d = Math.hypot((x - 26) / 11, (y - 19) / 13.5);
          return d < 1 ? ramp[0] : d < 1.12 ? ramp[4] : undefined;
        });
        crawler(
          grid,
          Array.from({ length: 15 }, (_, i) => [
            Math.round(33 - i * 1.35 + Math.sin(i * 0.75) * 3),
            Math.round(9 + i * 1.2),
          ]),
          RAMP.rust,
        );
        grid
          .rect(14, 25, 1, 1, '#ffeaa0')
          .rect(18, 25, 1, 1, '#ffeaa0')
          .rect(12, 21, 1, 3, '#d27f3c')
          .rect(20, 21, 1, 3, '#d27f3c');
      }),
  },
  'dragon-hatchery': {
    small: small('dinosaur-egg', 'red'),
    scene: id =>
      scene(id, { wall: 'cave', style: 'rock', lamps: [[24, 30, 1.8]] }, (grid, { random }) => {
        egg(grid, 30, 22, 5.6, 7.4, RAMP.teal);
        egg(grid, 18, 21, 6, 8.2, RAMP.red);
        egg(grid, 24, 25, 4.6, 5.8, RAMP.gold);
        grid.set(16, 17, '#100a0a').set(17, 18, '#100a0a').set(18, 17, '#100a0a').set(19, 18, '#100a0a');
        for (let x = 11; x < 37; x++)
          grid.rect(x, FLOOR - 2 + Math.floor(random() * 2), 1, 4, random() > 0.5 ? '#8a6238' : '#5a3d24');
      }),
  },
  'zombie-prison': {
    small: () => zombie,
    scene: id =>
      scene(id, { wall: 'cold' }, grid => {
        stand(grid, zombie, 16);
        bars(grid, 13, 33, 3, FLOOR, 5);
      }),
  },
};

/** Light that falls from a chandelier in the middle. */
function chandelierLight(grid, ramp) {
  grid.fill(3, 2, 35, FLOOR, (x, y) => {
    const power = 5 / (1 + (((x - 19) * 0.7) ** 2 + (y - 5) ** 2) / 34);
    const step = ramp.indexOf(grid.get(x, y));
    if (step < 0 || power <= 0.9 || power / 5 <= bayer(x, y) * 0.8) return undefined;
    return ramp[Math.min(6, step + (power > 3 ? 2 : 1))];
  });
}

/** A plan of the maze, scratched into the wall. */
function mazeOn(grid, line, gap) {
  const plan = ['#########', '#.....#.#', '#.###.#.#', '#.#.#...#', '#.#.###.#', '#...#...#', '#######.#'];
  plan.forEach((row, y) => {
    [...row].forEach((cell, x) => {
      grid.set(24 + x, 3 + y, cell === '#' ? line : gap);
    });
  });
}

function tub(grid, x, random) {
  const top = FLOOR - 8;
  grid
    .rect(x, top, 22, 1, '#d8ccbb')
    .rect(x + 1, top + 1, 20, 7, '#6e5d52')
    .rect(x + 1, top + 1, 20, 1, '#a08f80');
  for (let i = x + 3; i < x + 20; i += 4) grid.rect(i, top + 2, 1, 6, '#40352f');
  grid.rect(x + 1, top - 1, 20, 1, '#9fdcf4');
  for (let i = x + 1; i < x + 21; i++) if (random() > 0.45) grid.set(i, top - 2, '#dff6fc');
  for (const [i, j] of [
    [16, 8],
    [30, 5],
    [34, 11],
    [19, 3],
    [27, 2],
  ])
    grid.rect(i, j, 2, 1, '#6d8a8c').rect(i + 1, j - 1, 2, 1, '#4f6f72');
}
