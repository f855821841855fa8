/** What comes in from outside is read here, and nowhere else. Apart from the rest: a page checks nothing and loads none of it. */
export { isToken } from './ids.ts';
export { readMessage } from './live/from-client.ts';
export { bodies, params } from './lobby/requests.ts';
