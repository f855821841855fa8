import {
  type BlightDef,
  blightsIn,
  DARKNESS,
  darknessFromBlights,
  enemyDef,
  heroAt,
  isInEffect,
  limits,
  living,
  mayReact,
  nameOf,
  phaseOf,
} from '@tavolata/darkest-night';
import type { Seat } from '@tavolata/kernel';
import { facesThatSee } from './foresight.ts';
import { outcomeWords } from './outcome.ts';
import type { NightScene } from './scene.ts';
import { cardName, placeName, seatName, termOf } from './words.ts';

/** A line of what is to come: a sign, and words. */
interface Line {
  readonly sign: string;
  readonly words: string;
  /** Whose it is, where somebody may do something. */
  readonly seat?: Seat;
}
interface Moment {
  readonly title: string;
  readonly isNow: boolean;
  readonly lines: readonly Line[];
}

/** Who may still react now, and with what. */
function reactions(scene: NightScene): Line[] {
  const { g, say } = scene;
  return mayReact(g).flatMap(({ seat, options }) => {
    const due = options.filter(({ idle }) => !idle);
    if (due.length === 0) return [];
    const cards = [
      ...new Set(due.flatMap(({ card }) => (card === undefined ? [] : [cardName(scene, card)]))),
    ];
    const [first] = due;
    return [
      {
        sign: first?.card === undefined ? 'sign-use' : g.def(first.card).id,
        words: say.say('night.coming.may', { name: seatName(scene, seat), cards: cards.join(', ') }),
        seat,
      },
    ];
  });
}

/** What waits for the acting hero at the end of the turn. */
function turnEnd(scene: NightScene): Line[] {
  const { g, say } = scene;
  const hero = g.state.turn?.hero;
  if (hero === undefined) return [];
  const here = blightsIn(g, heroAt(g, hero).at).filter(blight => isInEffect(g, blight, hero));
  return here.flatMap((blight): Line[] => {
    const { id, turnEnd: effect, enemy } = g.def(blight) as BlightDef;
    const name = cardName(scene, blight);
    if (effect) return [{ sign: id, words: `${name}: ${outcomeWords(scene, effect).join(', ')}` }];
    if (!enemy) return [];
    const { strength = 0, awareness = 0 } = enemyDef(enemy);
    return [{ sign: id, words: say.say('night.coming.combat', { name, strength, awareness }) }];
  });
}

const HAS_MOVED: readonly string[] = ['blights', 'extra-die', 'necromancer-over'];

/** Not once it has risen for this turn of his. */
function isDarknessDue({ g }: NightScene): boolean {
  const { next, tasks } = g.state;
  if (phaseOf(g) !== 'necromancer' || next === 'darkness') return true;
  return next === 'movement-die' && tasks.some(task => task.do === 'darkness');
}

/** His Darkness, as far as it rises; each point beyond the end is a blight on the Monastery (DN-DARK-01). */
function darkening({ g, say }: NightScene): Line[] {
  const due = limits.darknessPerRound + darknessFromBlights(g);
  const points = Math.min(due, DARKNESS.max - g.state.darkness);
  const beyond = due - points;
  const risen = { points, next: g.state.darkness + points };
  return [
    points > 0
      ? { sign: 'crescent', words: say.say('night.coming.darkness', risen) }
      : { sign: 'necromancer', words: say.say('night.coming.moves') },
    ...(beyond > 0 ? [{ sign: 'crescent', words: say.say('board.beyond-darkness', { beyond }) }] : []),
  ];
}

/** What the Necromancer will do, and whom his die would show him. */
function necromancer(scene: NightScene): Line[] {
  const { g, say } = scene;
  if (HAS_MOVED.includes(g.state.next))
    return [{ sign: 'necromancer', words: say.say('night.coming.creates') }];
  const seen = living(g).flatMap((hero): Line[] => {
    const faces = facesThatSee(scene, hero);
    const name = nameOf(g, hero);
    if (faces.length === 0) return [];
    return [
      {
        sign: name,
        words: say.say('night.coming.sees', { hero: termOf(scene, name), faces: faces.join(', ') }),
      },
    ];
  });
  const moves = { sign: 'necromancer', words: say.say('night.coming.moves') };
  return [...(isDarknessDue(scene) ? darkening(scene) : [moves]), ...seen];
}

const BEFORE_END = ['start', 'event', 'action'];

/** The next moments in order: now, the end of the turn, the Necromancer. */
export function comingUp(scene: NightScene): Moment[] {
  const { g, say } = scene;
  if (g.state.round === 0) return [];
  const phase = phaseOf(g);
  const hero = g.state.turn?.hero;
  const now = reactions(scene);
  const moments: Moment[] = [
    ...(now.length > 0 ? [{ title: say.say('night.coming.now'), isNow: true, lines: now }] : []),
    ...(hero !== undefined && BEFORE_END.includes(phase)
      ? [
          {
            title: say.say('night.coming.end', { place: placeName(scene, heroAt(g, hero).at) }),
            isNow: false,
            lines: turnEnd(scene),
          },
        ]
      : []),
    { title: say.say('night.coming.necromancer'), isNow: phase === 'necromancer', lines: necromancer(scene) },
  ];
  return moments;
}
