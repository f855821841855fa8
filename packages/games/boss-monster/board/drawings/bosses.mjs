/** The Bosses: portraits, for a throne of 34 x 36. */
import { fromText } from './grid.mjs';
import { sprite } from './icons.mjs';
import { OUT } from './light.mjs';

const draw = (text, palette) => fromText(text, palette).outline(OUT);
const icon = (name, tone) => sprite(name, 26, tone, { hole: '#1a1110' });

const cleopatra = draw(
  `
.........yYYYYy.........
.......yYYYcYYYYy.......
......YYBBYYYYBBYY......
.....YBBYYYYYYYYBBY.....
....YBYYYKKKKKKYYYBY....
....YBYKKKKKKKKKKYBY....
...YBBYKKSSSSSSKKYBBY...
...YBYYKSSSSSSSSKYYBY...
...YBYKKKKKSSKKKKKYBY...
..YBBYKKSWcSSWcSKKYBBY..
..YBYYKKSSSSSSSSKKYYBY..
..YBYKKKSSSssSSSKKKYBY..
..YBYKKKsSSSSSSsKKKYBY..
..YBYKKK.sSRRSs.KKKYBY..
..YBYKKK..sSSs..KKKYBY..
...YBKKK..ssss..KKKBY...
...YBYKYYYYSSYYYYKYBY...
....YBYBcYBcYBcYBYBY....
....yYYYBYYBYYBYYYYy....
...SSSyYYYYYYYYYYySSS...
..SSSSSWWWWWWWWWWSSSSS..
..SSsWWWWWWyyWWWWWWsSS..
..SSsWWWWWyccyWWWWWsSS..
..SS.WWWWWWyyWWWWWW.SS..
.SSS.wWWWWWyyWWWWWw.SSS.`,
  {
    Y: '#f4bd49',
    y: '#b8791f',
    B: '#2f5fa8',
    K: '#1d1420',
    S: '#c98a5a',
    s: '#95603a',
    W: '#f4ecd8',
    w: '#cfc0a0',
    c: '#7fe3e0',
    R: '#b3323c',
  },
);

const seducia = draw(
  `
....p..............p....
...pp..............pp...
...pPp..hhhhhhhh..pPp...
...pPPphhhhhhhhhhpPPp...
....pPhhhhhhhhhhhhPp....
....phhhhSSSSSShhhhp....
.....hhhSSSSSSSShhh.....
....hhhSSSSSSSSSShhh....
....hhhSvvSSSSvvShhh....
....hhhSKKKSSKKKShhh....
...hhhhSKcKSSKcKShhhh...
...hhhhSSSSSSSSSShhhh...
...hhhhSSSSssSSSShhhh...
...hhhhsSSSSSSSSshhhh...
...hhhhhsSSRRSSshhhhh...
..hhhhhhhsSSSSshhhhhh...
..hhhh.hhhsSSshhh.hhhh..
..hhh...ySSSSSSy...hhh..
..hhh..SSyySSyySS..hhh..
.hhhh.SSSSSyySSSSS.hhhh.
.hhh.SSSVSSSSSSVSSS.hhh.
.hhh.SSVVVSSSSVVVSS.hh..
.hh..SsVVVVSSVVVVsS.hh..
.....SsVvVVVVVVvVsS.....
.....SsVvvVVVVvvVsS.....`,
  {
    p: '#5a3a86',
    P: '#8a5ac0',
    h: '#6b2f8e',
    S: '#f0c0a8',
    s: '#c98a80',
    v: '#b07ae0',
    K: '#1d1020',
    c: '#8ff0b0',
    R: '#d2365c',
    V: '#3a1a58',
    y: '#f4bd49',
  },
);

const gorgona = draw(
  `
....gg...gGg....ggg.....
..gGGGg.gGrGg..gGGGg....
..gGrGg.gGGg..gGGrGg.gg.
...gGGg.gGg..gGGggg.gGGg
.gg.gGGggGGg.gGg...gGrGg
gGGg.gGGgGGggGGg..gGGgg.
gGrGg.gGGGGGGGGgggGGg...
.ggGGggGGGGGGGGGGGGg....
...gGGGGSSSSSSSSGGg..gg.
.gg.gGGSSSSSSSSSSGGggGGg
gGGggGGSvvSSSSvvSGGGGGrG
GrGGGGGSKKKSSKKKSGGGggg.
.gg.gGGSKyKSSKyKSGGg....
....gGGSSSSSSSSSSGGgg...
..ggGGGSSSSssSSSSGGGGg..
.gGGggGsSSSSSSSSsGgGrGg.
gGrGg.gGsSSRRSSsGg.ggg..
.ggg..gG.sSSSSs.Gg......
......gg.sSSSSs.gg......
.......wwSSSSSSww.......
.....SSSwwwSSwwwSSS.....
....SSSSWWWwwWWWSSSS....
....SSsWWWWWWWWWWsSS....
....SSsWWwWWWWwWWsSS....`,
  {
    g: '#24432f',
    G: '#4f9a5a',
    r: '#ff6f61',
    S: '#b8c98a',
    s: '#86985e',
    v: '#5f7a3a',
    K: '#1a1a10',
    y: '#ffe27a',
    R: '#8e2f4a',
    W: '#e6dcc8',
    w: '#b8a884',
  },
);

const draculord = draw(
  `
..........KKKK..........
........KKKKKKKK........
.......KKKKKKKKKK.......
......KKKKKKKKKKKK......
......KKKSKKKKSKKK......
......KKSSSKKSSSKK......
.R....KSSSSSSSSSSK....R.
.RR...SSSSSSSSSSSS...RR.
.RrR.SSKKKSSSSKKKSS.RrR.
.RrRRSSSKKKSSKKKSSSRRrR.
.RrrRSSSWRKSSKRWSSSRrrR.
.RrrRRsSSSSSSSSSSsRRrrR.
.RrrrRsSSSSssSSSSsRrrrR.
.RrrrRRsSSssssSSsRRrrrR.
.RrrrrRsSSKKKKSSsRrrrrR.
.RrrrrRRsSWKKWSsRRrrrrR.
.RrrrrrRsSWSSWSsRrrrrrR.
.RrrrrrRRsSSSSsRRrrrrrR.
.RrrrrrrRRssssRRrrrrrrR.
..RrrrrrKWWssWWKrrrrrR..
..RrrrrKKWWWWWWKKrrrrR..
...RrrKKKKWyyWKKKKrrR...
...RrrKKKKKyyKKKKKrrR...
....RKKKKKKWWKKKKKKR....
....KKKKKKWWWWKKKKKK....`,
  {
    K: '#221a2a',
    S: '#e0d4d8',
    s: '#a898a8',
    W: '#ffffff',
    R: '#651c2a',
    r: '#b83a4a',
    y: '#f4bd49',
  },
);

export const BOSSES = {
  draculord,
  xyzax: icon('crowned-skull', 'bone'),
  'king-croak': icon('frog-prince', 'moss'),
  robobo: icon('robot-golem', 'gold'),
  cerebellus: icon('brain', 'rose'),
  seducia,
  cleopatra,
  gorgona,
};
