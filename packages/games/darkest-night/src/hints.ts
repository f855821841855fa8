/** What bots must know of a card that neither its facts nor its code tell them. */
export interface Hints {
  /** Against others of its type: how good it is to have, to choose or to see it come. */
  readonly worth?: number;
  /** How good it is to be rid of all blights of its type at once. */
  readonly asType?: number;
  /** Its action is worth what somebody here gains by it. */
  readonly use?: 'give-grace';
}
