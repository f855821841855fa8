/** The emblems that are our own drawing, on a grid of 64. */
const DRAWN = {
  gaston:
    '<path d="M29 62V46Q18 42 14 30Q9 28 6 20Q12 24 13 23Q11 13 12 4Q17 12 18 24Q21 25 22 21Q21 14 24 8Q27 17 25 28Q25 36 32 39Q39 36 39 28Q37 17 40 8Q43 14 42 21Q43 25 46 24Q47 12 52 4Q53 13 51 23Q52 24 58 20Q55 28 50 30Q46 42 35 46V62Z"/>',
  maleficent:
    '<path d="M14 44 10 30Q2 14 14 3Q11 15 20 24L26 31 32 20 38 31 44 24Q53 15 50 3Q62 14 54 30L50 44ZM13 48H51V56Q32 62 13 56ZM32 49a3 3 0 1 0 .1 0Z" fill-rule="evenodd"/>',
  facilier:
    '<path d="M18 8Q32 4 46 8L44 42H20ZM19.500 36 20 42H44L44.500 36Q32 40 19.500 36Z" fill-rule="evenodd"/><path d="M4 46Q12 40 18 42Q32 48 46 42Q52 40 60 46Q50 58 32 58Q14 58 4 46Z"/>',
};

export const emblemSymbols = () =>
  Object.entries(DRAWN).map(
    ([name, paths]) =>
      `<symbol id="sa-e-${name}" viewBox="0 0 64 64"><g fill="currentColor">${paths}</g></symbol>`,
  );
