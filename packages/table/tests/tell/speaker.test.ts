import type { CardId, Question } from '@tavolata/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../../generated/texts/en.ts';
import { it as italian } from '../../generated/texts/it.ts';
import { errorCodes, type NamedThing, noticeTypes, Speaker, type Texts } from '../../src/index.ts';

const game: Texts = {
  'card.dragon.name': 'Drago',
  'card.elf.name': 'Elfo',
  'back.red': 'una carta rossa',
  'zone.deck': 'mazzo',
  'zone.hand': p => `mano di ${p.owner}`,
  'term.trap': 'Trappola',
  'event.hit': p => `${p.seat} colpisce ${p.hero} per ${p.damage}`,
  'event.took': p => `${p.seat}: ${p.cards} (${p.cardsCount})`,
  'event.kind': p => `${p.kind}/${p.kindKey}`,
  'ask.target': p => `Chi, ${p.seat}? (${p.source}, ${p.min ?? '-'}-${p.max ?? '-'})`,
  'option.cast': p => `Lancia ${p.card} su ${p.place}`,
  'refuse.full': p => `Pieno: ${p.number}`,
  'result.souls': p => `Dieci Anime per ${p.winners}.`,
};
const seats = { a: 'Ada', b: 'Bruno' };
const speaker = new Speaker({ language: 'it', texts: [italian, game], seats, strict: true });
const card = 1_000_007 as CardId;
const dragon = () => ({ id: 'dragon', back: 'red' });

describe('a speaker', () => {
  it('names cards as they were told, seats, and leaves numbers alone', () => {
    const hero = { card, def: 'dragon' };
    expect(speaker.event({ type: 'hit', params: { seat: 'a', hero, damage: 3 } })).toBe(
      'Ada colpisce Drago per 3',
    );
    const unknown = { back: 'red' };
    expect(speaker.event({ type: 'hit', params: { seat: 'b', hero: unknown, damage: 1 } })).toBe(
      'Bruno colpisce una carta rossa per 1',
    );
  });

  it('puts lists together as the language does, and counts them', () => {
    const cards = [{ def: 'elf' }, { def: 'dragon' }, { back: 'red' }];
    expect(speaker.event({ type: 'took', params: { seat: 'a', cards } })).toBe(
      'Ada: Elfo, Drago e una carta rossa (3)',
    );
  });

  it('gives terms their names, and the word itself for selections', () => {
    expect(speaker.event({ type: 'kind', params: { kind: 'trap' } })).toBe('Trappola/trap');
  });

  it('lets a name have its way with the words around it', () => {
    const texts: Texts = {
      'card.eve.name': 'Eva',
      'card.jr.name': 'Larry Jr.',
      'card.penny.name': 'Un Penny!',
      'event.gives': p => `${p.seat} dà ${p.cards} a ${p.to}.`,
      'event.falls': p => `Tocca a ${p.seat} e a ${p.to}: cade ${p.card}.`,
    };
    const mark = (name: string, what: NamedThing) =>
      'def' in what ? `\u{e000}7\u{e001}${name}\u{e002}` : name;
    const marking = new Speaker({ language: 'it', texts: [texts], seats, strict: true, mark });
    const eve = { card, def: 'eve' };
    const jr = { card, def: 'jr' };
    const plain = (words: string | undefined) => words?.replace(/\p{Co}7?/gu, '');
    const gives = { type: 'gives', params: { seat: 'b', cards: [jr, eve], to: 'a' } };
    expect(plain(marking.event(gives))).toBe('Bruno dà Larry Jr. ed Eva ad Ada.');
    const falls = { type: 'falls', params: { seat: 'b', to: 'a', card: jr } };
    expect(plain(marking.event(falls))).toBe('Tocca a Bruno e ad Ada: cade Larry Jr.');
    const english = new Speaker({ language: 'en', texts: [texts], seats, strict: true });
    expect(english.event(falls)).toBe('Tocca a Bruno e a Ada: cade Larry Jr.');
    const shouts = { type: 'falls', params: { seat: 'b', to: 'a', card: { card, def: 'penny' } } };
    expect(plain(marking.event(shouts))).toBe('Tocca a Bruno e ad Ada: cade Un Penny!');
  });

  it('never takes a name, or a word of one, for a word of its own sentence', () => {
    const texts: Texts = {
      'card.room.name': 'Sala a Archi',
      'zone.hand': p => `mano di ${p.owner}`,
      'event.attacks': p => `${p.seat} attacca ${p.cards} a ${p.to}.`,
      'event.finished': p => p.reason as string,
      'result.souls': p => `${p.winners} alla fine.`,
      'notice.person-sat': p => `${p.name} entra, e ${p.name} gioca.`,
      'board.waits': p => `${p.zone} aspetta ${p.is === 'you' ? 'te' : p.whom} ancora.`,
    };
    const called = { a: 'A', b: 'E' };
    const own = new Speaker({ language: 'it', texts: [texts], seats: called, strict: true });
    const attacks = { seat: 'a', cards: [{ def: 'room' }, 'b'], to: 'a' };
    expect(own.event({ type: 'attacks', params: attacks })).toBe('A attacca Sala a Archi ed E ad A.');
    const finished = { reason: 'souls', winners: ['b', 'a'] };
    expect(own.event({ type: 'finished', params: finished })).toBe('E e A alla fine.');
    expect(own.notice({ type: 'person-sat', params: { name: 'E' } })).toBe('E entra, ed E gioca.');
    const waits = (is: string) => own.say('board.waits', { zone: 'hand/a', is, whom: 'A' });
    expect(waits('you')).toBe('mano di A aspetta te ancora.');
    expect(waits('other')).toBe('mano di A aspetta A ancora.');
    expect(own.seat('a')).toBe('A');
    expect(own.card('room')).toBe('Sala a Archi');
  });

  it('says what it is told is a name as it is, whatever else is called so', () => {
    const texts: Texts = {
      'notice.person-sat': p => `${p.name} entra.`,
      'board.shows': p => `${p.name} mostra ${p.things} (${p.thingsCount}) a ${p.to}.`,
      'board.kind': p => `${p.kind}/${p.kindKey}`,
    };
    const own = new Speaker({ language: 'it', texts: [game, texts], seats, strict: true });
    const things = [{ name: 'trap' }, { name: 'hand/a' }, 'trap'];
    expect(own.say('board.shows', { name: { name: 'b' }, things, to: { name: 'a' } })).toBe(
      'b mostra trap, hand/a e Trappola (3) ad a.',
    );
    expect(own.say('board.kind', { kind: { name: 'trap' } })).toBe('trap/undefined');
    expect(own.notice({ type: 'person-sat', params: { seat: 'a', name: 'b' } })).toBe('b entra.');
  });

  it('asks and offers with the cards the viewer sees', () => {
    const question: Question = {
      kind: 'some',
      seat: 'a',
      prompt: 'target',
      source: card,
      params: { seat: 'b' },
      options: [],
      min: 0,
      max: 2,
      fallback: [],
    };
    expect(speaker.question(question, dragon)).toBe('Chi, Bruno? (Drago, 0-2)');
    expect(speaker.option({ key: 'cast', card, place: 'hand/b' }, dragon)).toBe(
      'Lancia Drago su mano di Bruno',
    );
    expect(speaker.option({ key: 'card', card }, dragon)).toBe('Drago');
    const blank = () => ({ id: 'red-card', back: 'red' });
    expect(speaker.option({ key: 'card', card }, blank)).toBe('una carta rossa');
    expect(speaker.refusal({ reason: 'full', params: { number: 5 } }, dragon)).toBe('Pieno: 5');
  });

  it('tells the end with its reason', () => {
    expect(speaker.result({ reason: 'souls', winners: ['a'] })).toBe('Dieci Anime per Ada.');
    const finished = (winners: string[], reason: string) =>
      speaker.event({ type: 'finished', params: { reason, rule: 'X-1', winners } });
    expect(finished(['a'], 'souls')).toBe('Partita finita. Vince Ada. Dieci Anime per Ada.');
    expect(finished(['a', 'b'], 'souls')).toBe(
      'Partita finita. Vincono Ada e Bruno. Dieci Anime per Ada e Bruno.',
    );
    expect(finished([], 'endless')).toBe(
      'Partita finita. Non vince nessuno. La partita non sarebbe finita mai.',
    );
  });

  it('is silent about what only the animations need', () => {
    expect(
      speaker.event({ type: 'moved', params: { card: { back: 'red' }, from: 'deck', to: 'hand/a' } }),
    ).toBeUndefined();
    expect(speaker.event({ type: 'looked', params: {} })).toBeUndefined();
    const quiet = new Speaker({ language: 'it', texts: [italian], seats, strict: true, silent: ['hum'] });
    expect(quiet.event({ type: 'hum', params: {} })).toBeUndefined();
  });

  it('throws in tests where a text is missing, and shows players its key', () => {
    expect(() => speaker.say('ask.nothing')).toThrow('there is no text ask.nothing in it');
    expect(() => speaker.event({ type: 'unheard', params: {} })).toThrow('event.unheard');
    expect(() => speaker.card('ghost')).toThrow('card.ghost.name');
    const patient = new Speaker({ language: 'it', texts: [italian], seats });
    expect(patient.say('ask.nothing')).toBe('ask.nothing');
    expect(patient.event({ type: 'unheard', params: {} })).toBeUndefined();
  });

  it('lets the host mark names', () => {
    const marked: NamedThing[] = [];
    const mark = (name: string, what: NamedThing) => {
      marked.push(what);
      return `[${name}]`;
    };
    const linking = new Speaker({ language: 'it', texts: [italian, game], seats, strict: true, mark });
    const text = linking.event({ type: 'hit', params: { seat: 'a', hero: { card, def: 'elf' }, damage: 2 } });
    expect(text).toBe('[Ada] colpisce [Elfo] per 2');
    expect(marked).toEqual([{ seat: 'a' }, { def: 'elf', card }]);
  });

  it('takes a letter for a seat only if somebody sits there', () => {
    expect(speaker.event({ type: 'kind', params: { kind: 'f' } })).toBe('f/undefined');
  });
});

describe('the table’s own texts', () => {
  it.each([
    ['it', italian],
    ['en', en],
  ] as const)('has a text in %s for every error and every notice', (language, texts) => {
    const own = new Speaker({ language, texts: [texts], seats, strict: true });
    for (const code of errorCodes) expect(own.error(code)).not.toBe('');
    for (const type of noticeTypes)
      expect(own.notice({ type, params: { seat: 'a', to: 'b' } })).not.toMatch(/[{}]/);
  });

  it('tells what the kernel itself reports, in both languages', () => {
    for (const texts of [italian, en]) {
      const own = new Speaker({ language: 'en', texts: [game, texts], seats, strict: true });
      expect(own.event({ type: 'shuffled', params: { zone: 'deck' } })).toContain('mazzo');
      expect(own.event({ type: 'revealed', params: { cards: [{ def: 'elf' }] } })).toContain('Elfo');
      expect(own.event({ type: 'left', params: { seat: 'b' } })).toContain('Bruno');
    }
  });

  it('uses typographic apostrophes', () => {
    for (const texts of [italian, en])
      for (const [key, text] of Object.entries(texts)) expect(`${key} ${String(text)}`).not.toMatch(/\w'\w/);
  });
});
