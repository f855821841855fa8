/**
 * Matches in the browser are dealt by real chance, and a robot answers: one that goes an odd way gets another try. What is
 * wrong stays wrong in all of them.
 */
export const BY_CHANCE = { retry: 2 };
