import type { CardDef, DarkestNightState, HeroId } from '@tavolata/darkest-night';
import type { CardId } from '@tavolata/kernel';
import type { Scene } from '../page.ts';

export type NightScene = Scene<DarkestNightState, CardDef>;
export interface Props {
  readonly scene: NightScene;
}
export interface CardProps extends Props {
  readonly card: CardId;
}
export interface HeroProps extends Props {
  readonly id: HeroId;
}

/** `a b` of what is there. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** Descriptions in a row, for those who listen. */
export const listed = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Only its back is known. */
export const isHidden = (def: CardDef): boolean => def.id.startsWith('unknown');

/** The heroes at the table that have a name, in their places. */
export const heroesOf = ({ g }: NightScene): HeroId[] =>
  g.state.heroes.flatMap(({ name, is }, id) => (name && is !== 'gone' ? [id] : []));
export const isMine = ({ g, me }: NightScene, id: HeroId): boolean => g.state.heroes[id]?.seat === me;

/** My heroes, the one whose turn it is first. */
export function myHeroes(scene: NightScene): HeroId[] {
  const turn = scene.g.state.turn?.hero;
  const mine = heroesOf(scene).filter(id => isMine(scene, id));
  return mine.sort((a, b) => Number(b === turn) - Number(a === turn));
}
export const othersHeroes = (scene: NightScene): HeroId[] => heroesOf(scene).filter(id => !isMine(scene, id));
