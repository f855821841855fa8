import { classes, listed, readable, Thing } from '@tavolata/board-kit';
import {
  GUILDS,
  type Guild,
  type GuildId,
  guildCount,
  limits,
  priceOf,
  seatsIn,
} from '@tavolata/mourners-call';
import { asksForGuilds } from './asking.ts';
import { Glyph } from './Glyph.tsx';
import css from './Guilds.module.css';
import { Leader } from './Leader.tsx';
import { leadOfGuild } from './majority.ts';
import panel from './Panel.module.css';
import { isGrave, Rise } from './Rise.tsx';
import { SeatMark } from './SeatMark.tsx';
import small from './Small.module.css';
import { Steps } from './Steps.tsx';
import type { MournersCallScene, Props } from './scene.ts';
import { leadText, seatName, textOf } from './words.ts';

/** The track on the player boards has so many spaces. */
const SPACES = [1, 2, 3, 4, 5] as const;

interface GuildProps extends Props {
  readonly guild: Guild;
}

const RISES = { threat: limits.recruit.threat };

/** What recruiting one would cost me, if that is asked. */
function priceHere({ g, me, draft }: MournersCallScene, id: GuildId): number | undefined {
  const isAction = draft?.options.some(({ key, place }) => key === 'recruit' && place === id);
  return isAction && me ? priceOf(g, me, id) : undefined;
}

/** Six tracks in the order in which guilds are resolved: who has how many, what the leader gets. */
export function Guilds({ scene }: Props) {
  return (
    <section class={classes(panel.panel, css.guilds)} aria-label={scene.say.say('board.guilds')}>
      <h2 class={classes(panel.title, css.title)}>{scene.say.say('board.guilds')}</h2>
      {GUILDS.map(guild => (
        <GuildRow key={guild.id} scene={scene} guild={guild} />
      ))}
    </section>
  );
}

/** A guild for those who listen: who leads, who has how many, what the leader gets. */
export function guildLabel(scene: MournersCallScene, guild: Guild): string {
  const { g, say } = scene;
  const counts = seatsIn(g).map(seat =>
    say.say('board.owns', { name: seatName(scene, seat), number: guildCount(g, seat, guild.id) }),
  );
  return listed(
    say.say(`term.${guild.id}`),
    leadText(scene, leadOfGuild(g, guild)),
    ...counts,
    textOf(scene, guild.id),
  );
}

function GuildRow({ scene, guild }: GuildProps) {
  const { g, say, draft } = scene;
  const { id } = guild;
  const price = priceHere(scene, id);
  const lead = leadOfGuild(g, guild);
  const current = g.state.phase === 'resolution' && draft?.question.params?.what === id;
  const label = guildLabel(scene, guild);
  const name = classes(
    'mc-guild',
    css.guild,
    small.small,
    price !== undefined && css.priced,
    current && 'is-resolving',
  );
  const inner = (
    <>
      <div class={classes('mc-guild-h', css.head)} aria-hidden="true">
        <Glyph name={id} />
        <b class={css.name}>{say.say(`short.${id}`)}</b>
        {price === undefined ? (
          <Steps scene={scene} deed={guild} class={css.bonus} />
        ) : (
          <span class={classes('mc-price', css.price, isGrave(scene, RISES) && css.grave)}>
            {price} <Glyph name="etherea" /> <Rise scene={scene} rises={RISES} class={css.rise} />
          </span>
        )}
      </div>
      <div class={css.spaces} aria-hidden="true">
        {SPACES.map(space => (
          <span key={space} class={classes('cell', css.space)}>
            {seatsIn(g)
              .filter(seat => Math.min(guildCount(g, seat, id), SPACES.length) === space)
              .map(seat => (
                <SeatMark key={seat} seat={seat} />
              ))}
          </span>
        ))}
        <Leader lead={lead} class={css.lead} />
      </div>
    </>
  );
  if (!asksForGuilds(draft))
    return (
      <div {...readable(scene, { place: id })} class={name} title={say.say(`term.${id}`)}>
        <span class="unseen">{label}</span>
        {inner}
      </div>
    );
  return (
    <Thing
      scene={scene}
      at={{ place: id }}
      label={label}
      does={price === undefined ? undefined : say.say('does.recruit', { number: price })}
      silent
      class={name}
    >
      {inner}
    </Thing>
  );
}
