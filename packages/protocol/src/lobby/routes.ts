import type * as v from 'valibot';
import type { LobbyAnswers, LobbyRoute } from './answers.ts';
import type { bodies, params } from './requests.ts';

export type LobbyAnswer<R extends LobbyRoute> = LobbyAnswers[R];

type Bodies = typeof bodies;
/** What a client sends, */
export type LobbyBody<R extends LobbyRoute> = R extends keyof Bodies ? v.InferInput<Bodies[R]> : undefined;
/** and what is read of it. */
export type ReadBody<R extends LobbyRoute> = R extends keyof Bodies ? v.InferOutput<Bodies[R]> : undefined;

type Named<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Named<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Params = typeof params;
/** The parts of its path that have a name. */
export type LobbyParams<R extends LobbyRoute> = {
  readonly [N in Named<R> & keyof Params]: v.InferOutput<Params[N]>;
};

export type NewTable = ReadBody<'POST /tables'>;
export type MovedTable = ReadBody<'POST /tables/move'>;
/** Who is to sit in a seat of a new table. */
export type SeatWish = NewTable['seats'][number];
/** How somebody wants to be told that it is their turn. */
export type NoticeWish = ReadBody<'PUT /notices'>;
