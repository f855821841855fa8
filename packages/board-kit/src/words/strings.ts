/** `a b` of what is there. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** Descriptions in a row, for those who listen. */
export const listed = (...parts: (string | number | false | undefined)[]): string =>
  parts.filter(part => part !== false && part !== undefined && part !== '').join(', ');

/** An addend: `+2`, `−1`. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
