import type { CardOf, Scene, SceneProps } from '@tavolata/board-kit';
import type { CardDef, DarkestNightState, HeroId, LocationName } from '@tavolata/darkest-night';
import type { CardId } from '@tavolata/kernel';

export type NightScene = Scene<DarkestNightState, CardDef>;
export type Props = SceneProps<NightScene>;
export type CardProps = CardOf<NightScene>;
export interface HeroProps extends Props {
  readonly id: HeroId;
}

export interface PlaceProps extends Props {
  readonly at: LocationName;
}

/** A hero's sheet: mine with the cards, and my other one; beside the map open, closed, or with the least. */
export type SheetSize = 'docked' | 'second' | 'rows' | 'signs' | 'brief';

/** What stands for him on the map. */
export const NECROMANCER = 'necromancer';

/** The heroes at the table that have a name, in their places. */
export const heroesOf = ({ g }: NightScene): HeroId[] =>
  g.state.heroes.flatMap(({ name, is }, id) => (name && is !== 'gone' ? [id] : []));
const isMine = ({ g, me }: NightScene, id: HeroId): boolean => g.state.heroes[id]?.seat === me;

/** Powers and items lie with their hero; in a hand, only the map cards of whoever leads the Necromancer. */
export function holds(scene: NightScene, card: CardId): boolean {
  const [kind, owner] = scene.g.zoneOf(card).split('/');
  if (kind === 'powers' || kind === 'items') return isMine(scene, Number(owner));
  return kind === 'necromancer-hand' && owner === scene.me;
}

export const heroNamed = ({ g }: NightScene, name: string | undefined): HeroId | undefined => {
  const id = name === undefined ? -1 : g.state.heroes.findIndex(hero => hero.name === name);
  return id < 0 ? undefined : id;
};

/** The hero whose turn it is, or who is asked for something. */
function heroInFocus(scene: NightScene): HeroId | undefined {
  const asked = scene.draft?.question.params?.hero;
  return heroNamed(scene, typeof asked === 'string' ? asked : undefined) ?? scene.g.state.turn?.hero;
}

/** My heroes, the one it is about first. */
function myHeroes(scene: NightScene): HeroId[] {
  const first = heroInFocus(scene);
  const mine = heroesOf(scene).filter(id => isMine(scene, id));
  return mine.sort((a, b) => Number(b === first) - Number(a === first));
}

/** The dock has room for one hero with cards and one more; the others stand at the left. */
const DOCKED = 2;
export const dockedHeroes = (scene: NightScene): HeroId[] => myHeroes(scene).slice(0, DOCKED);
export const asideHeroes = (scene: NightScene): HeroId[] => {
  const docked = dockedHeroes(scene);
  return heroesOf(scene).filter(id => !docked.includes(id));
};

/** Where the Necromancer's player is to bring a blight; unless that is asked, where he stands. */
export function whereDue({ g, draft }: NightScene): LocationName {
  const { prompt, params } = draft?.question ?? {};
  return prompt === 'play-map' ? (params?.location as LocationName) : g.state.necromancer;
}
