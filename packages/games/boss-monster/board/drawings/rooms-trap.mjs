/** The Trap Rooms. Each: its scene, and the thing that stands for it where there is little place. */
import { captive, crate, hand, idol, mimic } from './creatures.mjs';
import { ball, candle, chain, heap, puff, stand, table } from './furniture.mjs';
import { sprite } from './icons.mjs';
import { bayer, OUT } from './light.mjs';
import { FLOOR, scene } from './scene.mjs';

const small = (icon, tone) => () => sprite(icon, 19, tone);
const GOLD = ['#85490f', '#cc8424', '#f4bd49', '#ffeaa0'];
const GAS = ['#2b6b63', '#3f9482', '#67c2a4', '#b3ecd0'];

export const TRAP_ROOMS = {
  'dark-altar': {
    small: small('star-altar', 'stone'),
    scene: id =>
      scene(id, { wall: 'crypt', style: 'slab', lamps: [[24, 22, 1.6]] }, grid => {
        stand(grid, sprite('star-altar', 17, 'stone'), 16, -1);
        for (const x of [14, 33]) candle(grid, x, FLOOR - 4);
        grid.rect(24, FLOOR - 10, 1, 2, '#ff6f61');
      }),
  },
  'open-grave': {
    small: small('tombstone', 'stone'),
    scene: id =>
      scene(id, { wall: 'crypt', style: 'rock' }, grid => {
        stand(grid, sprite('tombstone', 16, 'stone'), 19);
        grid.rect(25, 20, 4, 1, '#40352f').rect(24, 22, 6, 1, '#40352f').rect(25, 24, 4, 1, '#40352f');
        grid
          .rect(12, FLOOR, 13, 5, '#050304')
          .rect(11, FLOOR, 1, 4, '#5b4a3c')
          .rect(25, FLOOR, 1, 4, '#5b4a3c');
        heap(grid, {
          x: 30,
          w: 7,
          h: 4,
          colours: ['#3c2919', '#50371f', '#6b4a2c', '#8a6238'],
          random: () => 0.3,
        });
        stand(grid, hand, 14, -3);
      }),
  },
  'dark-laboratory': {
    small: small('bubbling-flask', 'violet'),
    scene: id =>
      scene(id, { wall: 'crypt', lamps: [[22, 16, 1.6]] }, grid => {
        table(grid, 14, 24, 21);
        grid.blit(sprite('bubbling-flask', 16, 'violet'), 14, 7);
        grid.blit(sprite('round-bottom-flask', 10, 'teal'), 26, 13);
      }),
  },
  'haunted-library': {
    small: small('bookshelf', 'rust'),
    scene: id =>
      scene(id, { wall: 'crypt' }, grid => {
        books(grid);
        stand(grid, sprite('ghost', 14, 'ghost'), 17, 3);
      }),
  },
  'all-seeing-eye': {
    small: small('eyeball', 'gold'),
    scene: id =>
      scene(id, { wall: 'crypt', torches: [15, 34], light: 0.7, style: 'slab' }, grid => {
        grid.blit(sprite('eyeball', 20, 'gold'), 14, 6);
        grid.rect(19, FLOOR - 3, 12, 3, '#5a4a44').rect(19, FLOOR - 3, 12, 1, '#8f7a6c');
        grid.rect(21, FLOOR - 5, 8, 2, '#4a3c37');
      }),
  },
  'bottomless-pit': {
    small: small('spiky-pit', 'steel'),
    scene: id =>
      scene(id, { wall: 'cold', torches: [15, 34], light: 0.85 }, grid => {
        grid
          .rect(9, FLOOR, 20, 5, '#050304')
          .rect(9, FLOOR, 1, 5, '#5b4a3c')
          .rect(28, FLOOR, 1, 5, '#5b4a3c');
        for (let x = 12; x < 28; x += 4) {
          grid.set(x, FLOOR + 1, '#dcf2ff').set(x, FLOOR + 2, '#8fbbe0');
          grid.rect(x - 1, FLOOR + 3, 3, 1, '#587ca3').rect(x - 1, FLOOR + 4, 3, 1, '#2f4560');
        }
        bridge(grid);
        grid.blit(sprite('skull-crossed-bones', 12, 'bone'), 18, 7);
      }),
  },
  'boulder-ramp': {
    small: small('falling-boulder', 'stone'),
    scene: id =>
      scene(id, { wall: 'cave', style: 'rock' }, grid => {
        ramp(grid);
        const stone = ['#3a302b', '#574940', '#7d6c5f', '#a8978a', '#d2c5b8'];
        ball(grid, 28, 15, 7.4, stone, (x, y) => bayer(x, y) - 0.5);
        grid.rect(30, 16, 2, 1, stone[0]).rect(25, 18, 1, 2, stone[0]).rect(31, 17, 1, 2, stone[0]);
        grid.rect(26, 12, 2, 1, stone[1]);
      }),
  },
  'dizzygas-hallway': {
    small: small('poison-gas', 'teal'),
    scene: id =>
      scene(id, { wall: 'cold', torches: [31], light: 0.7 }, grid => {
        for (const x of [9, 20])
          grid
            .rect(x, 2, 7, 3, '#4a525e')
            .rect(x, 2, 7, 1, '#7f8b99')
            .rect(x + 1, 5, 5, 1, '#22272e');
        for (const [x, y, r] of [
          [12, 13, 6],
          [19, 19, 8],
          [9, 24, 7],
          [27, 15, 6],
          [26, 26, 7],
          [32, 23, 4.5],
        ])
          puff(grid, x, y, r, GAS, bayer);
      }),
  },
  'jackpot-stash': {
    small: small('coins-pile', 'gold'),
    scene: id =>
      scene(id, { light: 1.2, lamps: [[25, 26, 2]] }, (grid, { random }) => {
        heap(grid, { x: 12, w: 25, h: 14, colours: GOLD, random });
        for (const [x, y, colour] of [
          [19, 25, '#e06a80'],
          [27, 22, '#55bfc0'],
          [31, 27, '#ac90f5'],
          [23, 28, '#e06a80'],
        ])
          grid.rect(x, y, 2, 2, colour).set(x, y, '#ffffff');
        grid.blit(sprite('jeweled-chalice', 9, 'gold'), 20, 9);
      }),
  },
  'recycling-center': {
    small: small('recycle', 'teal'),
    scene: id =>
      scene(id, { wall: 'cold' }, (grid, { random }) => {
        grid.blit(sprite('recycle', 16, 'teal'), 18, 2);
        stand(grid, crate, 15);
        stand(grid, crate, 26);
        heap(grid, { x: 24, w: 4, h: 3, colours: ['#40352f', '#6e5d52', '#a08f80', '#ecd5a6'], random });
        grid.rect(17, 20, 6, 1, '#ecd5a6').rect(28, 20, 1, 1, '#ecd5a6').rect(29, 19, 3, 1, '#bf9a72');
      }),
  },
  'the-crushinator': {
    small: small('crush', 'steel'),
    scene: id =>
      scene(id, { wall: 'cold', torches: [9] }, grid => {
        press(grid);
        grid.blit(sprite('broken-skull', 10, 'bone'), 19, FLOOR - 11);
      }),
  },
  'construction-zone': {
    small: small('crane', 'gold'),
    scene: id =>
      scene(id, { wall: 'cave', style: 'rock' }, grid => {
        grid.blit(sprite('crane', 21, 'gold'), 13, 4);
        for (let x = 13; x < 27; x++)
          grid.rect(x, FLOOR - 5, 1, 3, Math.floor((x - 13) / 2) % 2 ? '#1a1210' : '#f4bd49');
        for (const x of [14, 24]) grid.rect(x, FLOOR - 2, 2, 3, '#6e5d52');
        for (const [x, y] of [
          [29, 1],
          [33, 1],
          [31, 3],
        ])
          grid.rect(x, FLOOR - y - 1, 3, 2, '#9a4f22').rect(x, FLOOR - y - 1, 3, 1, '#d27f3c');
      }),
  },
  'mimic-vault': {
    small: () => mimic,
    scene: id =>
      scene(id, { style: 'slab' }, (grid, { random }) => {
        heap(grid, { x: 11, w: 9, h: 4, colours: GOLD, random });
        heap(grid, { x: 30, w: 7, h: 5, colours: GOLD, random });
        stand(grid, mimic, 14);
      }),
  },
  'monstrous-monument': {
    small: () => idol,
    scene: id =>
      scene(id, { style: 'slab', torches: [11, 36] }, grid => {
        grid.rect(15, FLOOR - 4, 17, 4, '#5a4a44').rect(15, FLOOR - 4, 17, 1, '#a08f80');
        grid.rect(17, FLOOR - 6, 13, 2, '#4a3c37').rect(17, FLOOR - 6, 13, 1, '#8f7a6c');
        grid.blit(idol, 14, 5);
      }),
  },
  'torture-chamber': {
    small: () => captive,
    scene: id =>
      scene(id, { wall: 'cold', lamps: [[33, 26, 2.2]] }, grid => {
        for (const x of [17, 31]) chain(grid, x, 1, 5);
        grid.blit(captive, 16, 4);
        grid
          .rect(31, FLOOR - 5, 6, 2, '#40352f')
          .rect(32, FLOOR - 3, 1, 3, '#40352f')
          .rect(35, FLOOR - 3, 1, 3, '#40352f');
        grid
          .rect(31, FLOOR - 6, 6, 1, '#e8601f')
          .rect(32, FLOOR - 7, 4, 1, '#ffb347')
          .rect(33, FLOOR - 8, 2, 1, '#fff3b0');
      }),
  },
};

const BINDINGS = ['#7a2f3a', '#3f5f7a', '#7a5a2a', '#4a3a6a', '#2f5a4a'];
const SPINES = ['#5c222b', '#2f485e', '#5c431e', '#372b50', '#224338'];

function books(grid) {
  for (const y of [10, 17, 24, 30]) {
    grid.rect(13, y, 22, 1, '#6b4a2c');
    for (let x = 13; x < 34; x += 2) {
      const high = 4 + ((x * 7 + y) % 3);
      const kind = (x + y) % 5;
      grid.rect(x, y - high, 2, high, BINDINGS[kind]).rect(x, y - high, 1, high, SPINES[kind]);
    }
  }
}

function bridge(grid) {
  const sag = x => Math.round(Math.sin(((x - 8) / 21) * Math.PI) * 2);
  for (let x = 8; x < 30; x++) {
    grid.set(x, FLOOR - 1 + sag(x), x % 3 ? '#8a5d30' : '#5a3a1c');
    grid.set(x, FLOOR - 7 + sag(x), '#a8895a');
  }
  for (const x of [8, 29]) grid.rect(x, FLOOR - 8, 1, 8, '#7a5433');
}

function ramp(grid) {
  for (let x = 16; x < 38; x++) {
    const top = FLOOR - Math.floor((x - 15) / 2);
    grid
      .rect(x, top, 1, FLOOR - top, '#50371f')
      .set(x, top, '#a3774a')
      .set(x, top + 1, '#7b5634');
    for (let y = top + 2; y < FLOOR; y++) if ((x * 3 + y * 5) % 7 === 0) grid.set(x, y, '#3c2919');
  }
}

/** A piston that comes down from the ceiling, with teeth. */
function press(grid) {
  grid.rect(22, 1, 5, 8, '#587ca3').rect(23, 1, 1, 8, '#dcf2ff').rect(26, 1, 1, 8, '#2f4560');
  grid.rect(13, 9, 23, 5, '#4a525e').rect(13, 9, 23, 1, '#9aa6b2').rect(13, 13, 23, 1, '#22272e');
  grid.rect(12, 9, 1, 5, OUT).rect(36, 9, 1, 5, OUT);
  for (const x of [15, 34]) grid.set(x, 11, '#dcf2ff');
  for (let x = 14; x < 35; x += 4) {
    grid
      .rect(x, 14, 3, 1, '#9aa6b2')
      .rect(x, 15, 2, 1, '#7f8b99')
      .set(x + 1, 16, '#dcf2ff')
      .set(x + 1, 17, '#8fbbe0');
    grid
      .set(x + 1, FLOOR - 3, '#dcf2ff')
      .rect(x, FLOOR - 2, 3, 1, '#8fbbe0')
      .rect(x, FLOOR - 1, 3, 1, '#587ca3');
  }
  grid.rect(13, FLOOR, 23, 2, '#4a525e').rect(13, FLOOR, 23, 1, '#9aa6b2');
}
