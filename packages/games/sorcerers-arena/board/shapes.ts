/** What damage looks like, on a card and where it lands. */
export const BURST =
  'M0-17 4.500-8.500 14-12 10.500-3 17 0 10.500 4.500 14 13 4.500 9.500 0 17-4.500 9.500-14 13-10.500 4.500-17 0-10.500-3-14-12-4.500-8.500Z';
