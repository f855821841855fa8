import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { textOf } from '../src/notices/texts.ts';
import { bot, Guest, me } from './kit/guest.ts';
import { play } from './kit/play.ts';
import { serve } from './kit/server.ts';

describe('every game of the house', () => {
  it.each([...games.values()].map(game => [game.slug, game] as const))(
    '%s is played here against bots, and notices call it by its title',
    async (slug, { players }) => {
      const server = await serve();
      const ada = new Guest(server);
      const opponents = Array.from({ length: Math.max(1, players.min - 1) }, () => bot());
      const { id } = await ada.create([me('Ada'), ...opponents], { game: slug });
      const line = await ada.line(id);
      expect(await play(line, 1, 4)).toBe(4);
      expect(line.updates[0]?.about?.game).toBe(slug);
      for (const language of ['it', 'en'] as const)
        expect(textOf(language, 'turn.subject', { game: slug, url: '' })).not.toContain(slug);
    },
  );
});
