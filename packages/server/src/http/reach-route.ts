import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { othersReach } from '../reach.ts';
import { isHere } from './own-machine.ts';
import { addRoute } from './routes.ts';

/**
 * Where others find the page of whoever sits at the server itself, so that the links they give lead somewhere. Nobody
 * else learns of its networks.
 */
export function addReach(app: FastifyInstance, config: Config): void {
  addRoute(app, 'GET /reach', {}, async ({ request }) => ({
    others: isHere(request) ? othersReach(config, `http://${request.host}${config.basePath}`) : [],
  }));
}
