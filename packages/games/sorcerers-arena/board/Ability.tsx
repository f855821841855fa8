import { classes, narrow } from '@tavolata/board-kit';
import {
  abilityDef,
  chapterOf,
  characterDef,
  maxHp,
  type Side,
  type StatusName,
  standardAttackOf,
  standardMove,
} from '@tavolata/sorcerers-arena';
import css from './Ability.module.css';
import { Crest, Glyph, Star, Token } from './Bits.tsx';
import { lookAt, readable } from './readable.ts';
import { Skills } from './Skills.tsx';
import { abilityCardOf, type CharacterProps, characterAt, sideOfSeat } from './scene.ts';
import { noteOf, sheetOf } from './sheet.ts';
import { characterLabel, nameOf, statusesOf } from './words.ts';

/** A character's Ability card as it stands: health, numbers, Status Effects, skills, upgrade. */
/** `inSheet`: over the table, for itself. */
export function Ability({ scene, id, inSheet = false }: CharacterProps & { readonly inSheet?: boolean }) {
  const { g } = scene;
  const who = characterAt(scene, id);
  const side = sideOfSeat(scene, who.seat);
  const card = abilityCardOf(scene, who.name, who.seat);
  const isOn = id === g.state.marker && g.state.round > 0;
  const isOut = g.state.round > 0 && who.space === undefined;
  return (
    <section
      class={classes('sa-ability', css.ability, side, isOn && css.on, isOut && css.ko)}
      data-zone={`ability/${id}`}
    >
      <button
        type="button"
        class={`sa-ability-h ${css.head}`}
        {...(card !== undefined && { 'data-card': card })}
        {...readable(scene, id)}
        onClick={() => lookAt(scene, id)}
      >
        <span class="unseen">{characterLabel(scene, id)}</span>
        <Crest name={who.name} side={side} />
        <span class={css.name} aria-hidden="true">
          <b>{nameOf(scene, who.name)}</b>
          <HealthBar hp={who.hp} max={maxHp(who)} side={side} />
        </span>
        <span class={`sa-hpn ${css.hp}`} aria-hidden="true">
          {isOut ? scene.say.say('board.ko') : who.hp}
          {!isOut && <em>/{maxHp(who)}</em>}
        </span>
      </button>
      <div class={classes(css.numbers, statusesOf(scene, id).length > FEW && css.crowded)}>
        <Numbers scene={scene} id={id} />
        <Statuses scene={scene} id={id} inSheet={inSheet} />
      </div>
      {chapterOf(g).skills && <Skills scene={scene} id={id} />}
    </section>
  );
}

const HealthBar = ({ hp, max, side }: { readonly hp: number; readonly max: number; readonly side: Side }) => (
  <span class={classes(css.bar, side)} aria-hidden="true">
    {Array.from({ length: max }, (_, i) => (
      <i key={i} class={i < hp ? css.full : undefined} />
    ))}
  </span>
);

function Numbers({ scene, id }: CharacterProps) {
  const { g, say } = scene;
  const { name } = characterAt(scene, id);
  const { handSize } = abilityDef(name);
  const facts = [
    ['i-move', 'board.move', standardMove(g, id)],
    ['i-attack', 'board.attack', standardAttackOf(g, id)],
    ...(chapterOf(g).skills ? ([['i-hand', 'board.hand-size', handSize]] as const) : []),
  ] as const;
  return (
    <>
      {facts.map(([icon, key, number]) => (
        <span
          key={key}
          class={key === 'board.hand-size' ? css.minor : undefined}
          title={say.say(key, { number })}
        >
          <Glyph name={icon} />
          <span class="unseen">{say.say(key, { number })}</span>
          <span aria-hidden="true">{number}</span>
        </span>
      ))}
      <span class={css.minor} title={say.say('board.ko-worth', { vp: characterDef(name).vp })}>
        {say.say('board.ko')}
        <Star />
        {characterDef(name).vp}
      </span>
    </>
  );
}

/** So many have room beside all numbers, however narrow it is. */
const FEW = 2;
/** So many Status Effects have room side by side. */
const ROOMY = 3;

interface StatusesProps extends CharacterProps {
  readonly inSheet: boolean;
}

function Statuses({ scene, id, inSheet }: StatusesProps) {
  const all = statusesOf(scene, id);
  if (all.length === 0) return null;
  // Beside the arena they are too small for fingers: there the sheet tells.
  const isPressed = inSheet || !narrow.value;
  return (
    <span class={classes(css.statuses, all.length > ROOMY && css.many)}>
      {all.map(([status]) =>
        isPressed ? (
          <button
            key={status}
            type="button"
            class={`sa-status ${css.status}`}
            onClick={() => scene.opened.open(inSheet ? sheetOf({ id, status }) : noteOf({ id, status }))}
          >
            <Status scene={scene} id={id} status={status} />
          </button>
        ) : (
          <span key={status} class={css.status}>
            <Status scene={scene} id={id} status={status} />
          </span>
        ),
      )}
    </span>
  );
}

/** It tells what it means when tapped; the word stands beside it when there is only one. */
function Status({ scene, id, status }: CharacterProps & { readonly status: StatusName }) {
  const { say } = scene;
  const all = characterAt(scene, id).statuses;
  const number = all[status] ?? 0;
  return (
    <>
      <span class="unseen">{say.say('board.counters', { status, number })}</span>
      <Token status={status} number={number} />
      {Object.keys(all).length === 1 && <span aria-hidden="true">{say.say(`term.${status}`)}</span>}
    </>
  );
}
