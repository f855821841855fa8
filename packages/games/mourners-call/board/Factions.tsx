import { classes, mineOf } from '@tavolata/board-kit';
import type { AssignQuestion, Option, Seat } from '@tavolata/kernel';
import { type Faction, player } from '@tavolata/mourners-call';
import { Choice } from './Choice.tsx';
import css from './Factions.module.css';
import { pointsAfter } from './forecast.ts';
import { Glyph } from './Glyph.tsx';
import offer from './Offer.module.css';
import panel from './Panel.module.css';
import small from './Small.module.css';
import { Stepper } from './Stepper.tsx';
import type { MournersCallScene, Props } from './scene.ts';
import { leftOver } from './shares.ts';
import { seatName, termOf } from './words.ts';

/** Whose Influence it is about: of the player the question names, else mine. */
function whose(scene: MournersCallScene): Seat {
  const named = scene.draft?.question.params?.player;
  return scene.g.seats.find(seat => seat === named) ?? mineOf(scene);
}

const LOSING = ['lose-influence', 'steal-influence'];

/** Whose Influence it is, if not mine. */
export function WhoseInfluence({ scene }: Props) {
  const seat = whose(scene);
  return seat === scene.me ? null : <p class={panel.note}>{seatName(scene, seat)}</p>;
}

/** Influence to be chosen: three tokens with what each would become, or shares of each. */
export function Factions({ scene }: Props) {
  const { draft } = scene;
  if (!draft) return null;
  const { question } = draft;
  const seat = whose(scene);
  return (
    <>
      <div class={offer.tokens}>
        {draft.options.map((option, i) =>
          question.kind === 'assign' ? (
            <Stepper
              key={i}
              scene={scene}
              question={question}
              draft={draft}
              at={i}
              name={termOf(scene, option.place ?? '')}
            >
              <Token scene={scene} option={option} seat={seat} by={draft.shares.value[i] ?? 0} />
            </Stepper>
          ) : (
            <One key={i} scene={scene} option={option} index={i} seat={seat} />
          ),
        )}
      </div>
      {question.kind === 'assign' && <Left scene={scene} question={question} />}
    </>
  );
}

interface OneProps extends Props {
  readonly option: Option;
  readonly seat: Seat;
}

function One({ scene, option, index, seat }: OneProps & { readonly index: number }) {
  const by = option.value ?? 1;
  return (
    <Choice
      scene={scene}
      option={index}
      label={scene.say.option(option, card => scene.g.def(card))}
      class={classes(css.choice, small.still)}
    >
      <Token scene={scene} option={option} seat={seat} by={by} />
    </Choice>
  );
}

/** A faction with its points, and what they would become. */
function Token({ scene, option, seat, by }: OneProps & { readonly by: number }) {
  const faction = option.place as Faction;
  const now = player(scene.g, seat).influence[faction] ?? 0;
  const falls = LOSING.includes(scene.draft?.question.prompt ?? '');
  return (
    <span class={css.token} aria-hidden="true">
      <Glyph name={faction} />
      <b>{termOf(scene, faction)}</b>
      <span>
        {now}
        {by > 0 && ` → ${falls ? now - by : pointsAfter(now, by)}`}
      </span>
    </span>
  );
}

function Left({ scene: { say, draft }, question }: Props & { readonly question: AssignQuestion }) {
  const left = leftOver(question, draft?.shares.value ?? []);
  return (
    <p class={panel.note} role="status">
      {left > 0 ? say.say('board.left-over', { number: left }) : say.say('board.all-placed')}
    </p>
  );
}
