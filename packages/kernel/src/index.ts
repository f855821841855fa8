export {
  agree,
  askTogether,
  choose,
  chooseNumber,
  chooseShares,
  chooseSome,
  maybeChoose,
  putInOrder,
  type QuestionDetails,
  type ShownAs,
} from './author/ask.ts';
export type { Chance, ChanceMark } from './author/chance.ts';
export type { SeatEvent } from './author/events.ts';
export { ABANDON, abandon, type Flow } from './author/flow.ts';
export type * from './author/game.ts';
export * from './author/ids.ts';
export * from './author/judge.ts';
export { defIndexOf, Play, type ZonePlace } from './author/play.ts';
export { playOn } from './author/play-on.ts';
export { isPossible } from './author/possible.ts';
export * from './author/priority.ts';
export {
  type AssignQuestion,
  asOption,
  type Choosable,
  type DeniedOption,
  eachCard,
  isForced,
  mapCards,
  type NumberQuestion,
  type Option,
  type OrderQuestion,
  type Params,
  type Pick,
  type PickLimit,
  type PickQuestion,
  type Question,
  type Refusal,
  type SomeQuestion,
  type WrongPick,
  wrongWith,
  type YesNoQuestion,
} from './author/question.ts';
export type { Result } from './author/result.ts';
export * from './author/state.ts';
