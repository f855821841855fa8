/** Run before a server in a process of its own: what it draws hangs on `SEED`. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

let count = 0;

crypto.randomBytes = size => {
  const drawn = [];
  for (let length = 0; length < size; length += 32)
    drawn.push(crypto.createHash('sha256').update(`${process.env.SEED} ${count++}`).digest());
  return Buffer.concat(drawn).subarray(0, size);
};
syncBuiltinESMExports();
