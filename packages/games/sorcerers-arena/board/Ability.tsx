import { classes } from '@tavolata/board-kit';
import {
  abilityDef,
  type CharacterName,
  chapterOf,
  characterDef,
  GEARS,
  type Gear,
  gearsOf,
  maxHp,
  type Side,
  standardAttackOf,
  standardMove,
} from '@tavolata/sorcerers-arena';
import { Crest, Glyph, Star, Token } from './Bits.tsx';
import { lookAt, readable } from './readable.ts';
import { abilityCardOf, type CharacterProps, characterAt, type Props, sideOfSeat } from './scene.ts';
import { sheetOf } from './sheet.ts';
import { characterLabel, costWords, nameOf, skillName, statusesOf } from './words.ts';

/** A character's Ability card as it stands: health, numbers, Status Effects, skills, upgrade. */
export function Ability({ scene, id }: CharacterProps) {
  const { g } = scene;
  const who = characterAt(scene, id);
  const side = sideOfSeat(scene, who.seat);
  const card = abilityCardOf(scene, who.name, who.seat);
  const isOn = id === g.state.marker && g.state.round > 0;
  const isOut = g.state.round > 0 && who.space === undefined;
  return (
    <section
      class={classes('sa-ability', side, isOn && 'on', isOut && 'ko', !chapterOf(g).skills && 'plain')}
      data-zone={`ability/${id}`}
    >
      <button
        type="button"
        class="sa-ability-h"
        {...(card !== undefined && { 'data-card': card })}
        {...readable(scene, id)}
        onClick={() => lookAt(scene, id)}
      >
        <span class="unseen">{characterLabel(scene, id)}</span>
        <Crest name={who.name} side={side} />
        <span class="sa-nm" aria-hidden="true">
          <b>{nameOf(scene, who.name)}</b>
          <HealthBar hp={who.hp} max={maxHp(who)} side={side} />
        </span>
        <span class="sa-hpn" aria-hidden="true">
          {isOut ? scene.say.say('board.ko') : who.hp}
          {!isOut && <em>/{maxHp(who)}</em>}
        </span>
      </button>
      <div class="sa-nums">
        <Numbers scene={scene} id={id} />
        <Statuses scene={scene} id={id} />
      </div>
      {chapterOf(g).skills && <Skills scene={scene} id={id} />}
    </section>
  );
}

const HealthBar = ({ hp, max, side }: { readonly hp: number; readonly max: number; readonly side: Side }) => (
  <span class={`sa-hpbar ${side}`} aria-hidden="true">
    {Array.from({ length: max }, (_, i) => (
      <i key={i} class={i < hp ? 'on' : ''} />
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
        <span key={key} title={say.say(key, { number })}>
          <Glyph name={icon} />
          <span class="unseen">{say.say(key, { number })}</span>
          <span aria-hidden="true">{number}</span>
        </span>
      ))}
      <span class="sa-worth" title={say.say('board.ko-worth', { vp: characterDef(name).vp })}>
        {say.say('board.ko')}
        <Star />
        {characterDef(name).vp}
      </span>
    </>
  );
}

/** So many Status Effects have room side by side. */
const ROOMY = 3;

/** Each tells what it means when tapped; the word stands beside it when there is only one. */
function Statuses({ scene, id }: CharacterProps) {
  const { say } = scene;
  const all = statusesOf(scene, id);
  if (all.length === 0) return null;
  return (
    <span class={classes('sa-statuses', all.length > ROOMY && 'many')}>
      {all.map(([status, number]) => (
        <button
          key={status}
          type="button"
          class="sa-status"
          onClick={() => scene.opened.open(sheetOf({ id, status }))}
        >
          <span class="unseen">{say.say('board.counters', { status, number })}</span>
          <Token status={status} number={number} />
          {all.length === 1 && <span aria-hidden="true">{say.say(`term.${status}`)}</span>}
        </button>
      ))}
    </span>
  );
}

function Skills({ scene, id }: CharacterProps) {
  const { g, say } = scene;
  const who = characterAt(scene, id);
  const { skills, upgraded } = abilityDef(who.name);
  return (
    <>
      <div class="sa-skill">
        <span class="sa-kw">{say.say('board.skill')}</span>
        <span class="sa-skill-g">
          {skills.map(skill => (
            <span key={skill}>
              <b>{skillName(scene, skill)}</b>
              <em>{costWords(scene, skill)}</em>
            </span>
          ))}
        </span>
      </div>
      {chapterOf(g).upgrades && (
        <div class={classes('sa-skill up', who.upgraded && 'done')}>
          <span class="sa-kw">{say.say(who.upgraded ? 'board.upgraded' : 'board.upgrade')}</span>
          <b>{skillName(scene, upgraded)}</b>
          {who.upgraded ? (
            <em aria-hidden="true">✓</em>
          ) : (
            <UpgradeCost scene={scene} name={who.name} owned={gearsOf(g, who.seat)} />
          )}
        </div>
      )}
    </>
  );
}

interface CostProps extends Props {
  readonly name: CharacterName;
  readonly owned: Readonly<Record<Gear, number>>;
}

/** The gear an upgrade costs: solid gold is owned, dashed grey is missing. */
export function UpgradeCost({ scene, name, owned }: CostProps) {
  const { upgradeCost } = abilityDef(name);
  return (
    <em class="sa-gears">
      {GEARS.filter(gear => upgradeCost[gear]).map(gear => {
        const number = upgradeCost[gear] ?? 0;
        const isOwned = owned[gear] >= number;
        return (
          <span key={gear} class={classes('sa-gear', isOwned && 'ok')}>
            <span class="unseen">
              {scene.say.say(isOwned ? 'board.gear-owned' : 'board.gear-missing', {
                gear: scene.say.card(gear),
                number,
              })}
            </span>
            <Glyph name={`i-${gear}`} />
            {number > 1 && <b aria-hidden="true">{number}</b>}
          </span>
        );
      })}
    </em>
  );
}
