/** A client that speaks another version is told so and has to load the page anew. */
export const VERSION = 6;
/** Bytes of a message; at eight times as many the socket is closed. */
export const MAX_MESSAGE = 8192;
/** Letters of a line of chat. */
export const MAX_CHAT = 500;
