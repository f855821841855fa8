import { type Def, type Game, ONLOOKER, type State, type Viewer } from '@tavolata/kernel';
import { isAllPublic, type Match, type SeatView, viewOfCopy } from '@tavolata/kernel/match';
import { Memo } from './memo.ts';

/** The views of a match, each made once per line of the log. */
export class SeatViews<S extends State, D extends Def> {
  private readonly game: Game<S, D>;
  private readonly views = new Memo<Viewer, SeatView<S> | undefined>();
  /** A copy of the state, which all views of a moment are made of. */
  private copy: { readonly at: number; readonly state: S } | undefined;

  constructor(game: Game<S, D>) {
    this.game = game;
  }

  /** What a viewer may know after `at` lines; where all is public, one view serves everybody. */
  of(match: Match<S, D> | undefined, viewer: Viewer, at: number): SeatView<S> | undefined {
    const key = match !== undefined && isAllPublic(match.state) ? ONLOOKER : viewer;
    const known = this.views.at(key, at);
    return known ? known.value : this.views.keep(key, at, match && this.make(match, key, at));
  }

  private make(match: Match<S, D>, viewer: Viewer, at: number): SeatView<S> {
    if (this.copy?.at !== at) this.copy = { at, state: this.game.clone(match.state) };
    return viewOfCopy(this.game, this.copy.state, viewer, this.views.last(viewer));
  }
}
