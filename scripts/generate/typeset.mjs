/** As it is printed, not as it is typed: an apostrophe, and quotes that open and close. */
export const typeset = text => text.replace(/(?<=^|[\s([«"—])'(?=\S)/gu, '‘').replaceAll("'", '’');
