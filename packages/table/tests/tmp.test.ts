import { it } from 'vitest';
import { bot, person, sitDown } from './toys/kit.ts';
const STACK = ['strike', 'gamble', 'peek', 'guard', 'guard', 'guard', 'peek', 'peek', 'peek', 'strike', 'strike'];
it('x', async () => {
    const { clients, pass, ports } = await sitDown({
      seats: [person('Ada'), bot('random'), person('Carla')], stack: STACK,
      pace: { min: 500, max: 500 },
    });
    const { a, c } = clients;
    console.log(await a.answer('draw'), a.prompt);
    console.log(await a.send({ do: 'undo' }), c.picture.undo, c.picture.waiting, ports.clock.next);
    await pass(60_000);
    console.log(await c.send({ do: 'refuse', request: c.picture.undo?.request }), ports.clock.next);
    for (let i = 0; i < 1; i++) { await pass(5000); console.log(c.types, c.picture.waiting, ports.clock.next, (await ports.storage.load('match'))?.lines.at(-1)); }
    console.log(ports.reports.stored, c.updates.flatMap(u => u.notices));
});
