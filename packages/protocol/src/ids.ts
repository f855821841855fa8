import * as v from 'valibot';

export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{8,32}$/));

/** 256 bits as base64url: a guest's cookie, or a link. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
export const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);
