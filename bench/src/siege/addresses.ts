/**
 * Everybody comes from an address of their own, as in life, so that limits by address apply to each: all of 127.0.0.0/8
 * is this machine.
 */
const addressIn = (net: number) => (i: number) => `127.${net}.${Math.floor(i / 250)}.${1 + (i % 250)}`;

/** The people of a table. */
export const householdAt = addressIn(1);
/** A host of an attacker. */
export const attackerAt = addressIn(2);
/** Those who only watch. */
export const onlookerAt = addressIn(3);
