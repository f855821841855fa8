import { hashOf } from '../../src/people/tokens.ts';
import { openDatabase } from '../../src/storage/database.ts';
import type { Guest } from './guest.ts';
import type { TestServer } from './server.ts';

/** So many tables a guest sits at, without the trouble of opening each. */
export function fillTables({ config }: TestServer, { cookie }: Guest, count: number, over = false): void {
  const database = openDatabase(config.dataDir);
  const holder = hashOf(cookie?.split('=')[1] ?? '');
  const add = database.prepare(
    'INSERT INTO matches (id, game, created, touched, over) VALUES (?, ?, ?, ?, ?)',
  );
  const claim = database.prepare(`INSERT INTO claims (match, seat, holder)
    SELECT key, 'a', ? FROM matches WHERE id = ?`);
  database.exec('BEGIN');
  for (let i = 0; i < count; i++) {
    const id = `${over ? 'over' : 'running'}-${i}`;
    add.run(id, 'stones', over ? 2 : 1, over ? 2 : 1, over ? 1 : 0);
    claim.run(holder, id);
  }
  database.exec('COMMIT');
  database.close();
}
