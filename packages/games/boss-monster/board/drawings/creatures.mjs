/** Those that live in the Rooms and no icon shows well, drawn by hand. */
import { fromText } from './grid.mjs';
import { OUT } from './light.mjs';

const draw = (text, palette) => fromText(text, palette).outline(OUT);

export const zombie = draw(
  `
....mmmm......
...mmmmmM.....
...mwmmwM.....
...mKmmKM.....
...mmMMmM.....
....mKKM......
..bbbMMbb.....
.bbbbbbbbmmmm.
.bbBbbbbBmmmmm
.bbBbbbB......
.mmBbbbBmmmm..
.mm.bbbBmmmmm.
.m..bBbB......
.M..bbbbb.....
....nnnnn.....
....nnnnn.....
....nN.nn.....
....nN..nn....
...mmm..mmm...`,
  {
    m: '#7fae6e',
    M: '#547d4c',
    w: '#f4ecd8',
    K: '#1a1a12',
    b: '#5a7390',
    B: '#3f5268',
    n: '#6b5138',
    N: '#4a3726',
  },
);

export const mimic = draw(
  `
...nnnnnnnnnnnnn...
..nBBBBBBBBBBBBBn..
.nBBBBBBBBBBBBBBBn.
.nBWWBBBByBBBBWWBn.
.nWKKWBBByBBBWKKWn.
.nyyyyyyyyyyyyyyyn.
..W.W.WW.W.W.W.W...
...rrrrrrrrrrrrr...
..rrrrRRRRRRRrrr...
...W.WRRRRRRRW.W...
.nWWWWRRRRRRRWWWWn.
.nBBBBBRRRRRBBBBBn.
.nBBByBRRRRRByBBBn.
.nBBByBBRRRBByBBBn.
.nBbByBBBRBBByBbBn.
.nnnnnnnnnnnnnnnnn.`,
  {
    n: '#5a3418',
    B: '#a3652c',
    b: '#7d4a1f',
    y: '#f4bd49',
    W: '#fff6d8',
    K: '#c2402e',
    r: '#4a1020',
    R: '#d2485c',
  },
);

export const caveman = draw(
  `
....hhhhh......nn.
...hhhhhhh....nNNn
..hhSSSSShh..nNNNn
..hSKKKKKKh..nNNNn
..hSSKSSKSh..nNNn.
..hhSSnnSSh...nNn.
..hhhhhhhhh..nnn..
...hhKKKhh..SSn...
..ffhhhhhffSSSn...
.SfffhhhffSSS.n...
SSffFffffFSS..n...
SS.fffFffff.......
SS.ffffffFf.......
.SSfFfffff........
....fffFff........
....SSS.SSS.......
....SS...SS.......
....SS...SS.......
...sss..sss.......`,
  {
    h: '#5a3418',
    S: '#d89a6a',
    s: '#a86c42',
    K: '#2a160c',
    n: '#6b4526',
    N: '#94663a',
    f: '#c9892f',
    F: '#6b3f14',
  },
);

export const vampiress = draw(
  `
.....kkkkkk......
....kkkkkkkk.....
...kkkWWWWkkk....
...kkWWWWWWkk....
...kkKKWWKKkk....
...kkWRWWRWkk....
...kkWWWWWWkk....
...kkkWrrWkkk....
..kkkkwWWwkkkk...
.CCkk.WWWW.kkCC..
.CcCrrWWWWrrCcC..
.CcrrrRWWRrrrcC..
.CcWrrrrrrrrWcC..
.CcWWrrRrrrWWcC..
.Cc.Wwrrrrr.WcC..
.Cc..rrRrrr..cC..
.CcrrrrrrrrrrcC..
.CcrrRrrrRrrrcC..
.CCrrrrrrrrrrCC..
..CCrrrrrrrrCC...`,
  {
    k: '#2a1a2e',
    W: '#f6e2dc',
    w: '#d0b0b0',
    K: '#40203a',
    R: '#e2485c',
    r: '#96243c',
    C: '#3a2048',
    c: '#5c1a33',
  },
);

export const succubus = draw(
  `
..p............p..
.pP..y......y..Pp.
pPP..yhhhhhhy..PPp
pPPp.hhhhhhhh.pPPp
pPPPphhSSSShhpPPPp
pPpPPhSSSSSShPPpPp
pp.PPhSKSSKShPP.pp
p...PhSSSSSShP...p
....hhSSrrSShh....
....hh.SSSS.hh....
....hSSSSSSSSh....
...SSSSSSSSSSSS...
..SSSwSSSSSSwSSS..`,
  {
    p: '#5c1a45',
    P: '#93306c',
    y: '#f0dcb4',
    h: '#c9404a',
    S: '#f0b0a0',
    K: '#2a1020',
    r: '#b3323c',
    w: '#cfe8f0',
  },
);

export const captive = draw(
  `
W.............W
Ww...........wW
.Ww.WWWWWWW.wW.
..WwWWWWWWWwW..
...WWKKWKKWW...
...WWKKWKKWW...
....WWWKWWW....
....wWWWWWw....
.....WKWKW.....
......WWW......
....WWWWWWW....
...W.wWWWw.W...
...W.WWWWW.W...
....W.wWw.W....
.....WWWWW.....
......wWw......
.....WWWWW.....
.....W...W.....
.....W...W.....
....WW...WW....`,
  { W: '#ecd5a6', w: '#bf9a72', K: '#1a0f0e' },
);

export const hand = draw(
  `
..m..m..
m.m.mm.m
m.mmmm.m
mmmmmmmm
.mmmmmm.
..mmmm..
..mMMm..
..mMMm..`,
  { m: '#7fae6e', M: '#547d4c' },
);

export const crate = draw(
  `
nnnnnnnnn
nBBBBBBBn
nBnBBBnBn
nBBnBnBBn
nBBBnBBBn
nBBnBnBBn
nBnBBBnBn
nBBBBBBBn
nnnnnnnnn`,
  { n: '#5a3d24', B: '#94663a' },
);

export const liger = draw(
  `
..mm............mm..
.mrrm..mmmmmm..mrrm.
.mrrrmmmnmmnmmmrrrm.
..mrmmMMnMMnMMmmrm..
..mmMMnMnMMnMnMMmm..
.mmMMMnMMMMMMnMMMmm.
.mMMMMMMMMMMMMMMMMm.
mmnMKKKMMMMMMKKKMnmm
mMMMKyKMMMMMMKyKMMMm
mnnMMKMMMwwMMMKMMnnm
mMMMMMMMwwwwMMMMMMMm
mmnnMMMwKKKKwMMMnnmm
.mMMMwwwwKKwwwwMMMm.
.mmMwwwwwKwwwwwwMmm.
..mmwwKwWKWwwKwwmm..
...mmwwKKrKKKwwmm...
....mmwwWrWwwwmm....
.....mmmwwwwmmm.....`,
  {
    m: '#9a4f22',
    M: '#e09a4a',
    n: '#40200f',
    K: '#1a0f0a',
    y: '#e6f2a0',
    w: '#fbe6c0',
    W: '#ffffff',
    r: '#d2485c',
  },
);

export const idol = draw(
  `
s................s
ss..............ss
sSs............sSs
.sSs.ssssssss.sSs.
.sSSssSSSSSSssSSs.
..sSSSSSSSSSSSSs..
..ssKKSSSSSSKKss..
..sKrrKSSSSKrrKs..
..sSKKSSSSSSKKSs..
..sSSSSKSSKSSSSs..
..ssSSKKKKKKSSss..
...sSKWKWWKWKSs...
...sSKWWKKWWKSs...
.sssSSKKKKKKSSsss.
sSSSSSSSSSSSSSSSSs
sSSsSSSSSSSSSSsSSs
sSSsSSSsSSsSSSsSSs
sSSssSSSssSSSssSSs
.ssSSSSSSSSSSSSss.`,
  { s: '#5a4d45', S: '#94857a', K: '#1c1412', r: '#ff6f61', W: '#ecd5a6' },
);
