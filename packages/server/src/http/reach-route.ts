import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { othersReach } from '../reach.ts';

const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const OWN_ADDRESS = /^((::ffff:)?127(\.\d+){3}|::1)$/;

/** Whether the page was opened on this very machine, by its own name: nobody else learns of its networks. */
const isHere = ({ hostname, raw: { socket } }: FastifyRequest): boolean =>
  OWN_NAME.test(hostname) && OWN_ADDRESS.test(socket.remoteAddress ?? '');

/** Where others find the page of whoever sits at the server itself, so that the links they give lead somewhere. */
export function addReach(app: FastifyInstance, config: Config): void {
  app.get('/reach', async request => ({
    others: isHere(request) ? othersReach(config, `http://${request.host}${config.basePath}`) : [],
  }));
}
