/** The number of copies of all schools with their people, the original among them. */
export const PLACES = 7
/**
 * How often a visit is made again on its day. With the sample’s visits it makes 177,000 observations of a whole
 * year.
 */
const TURNS = 7
const APART_SECONDS = 73
/** The days by which a year moves: whole weeks, so that Mondays stay Mondays. */
const YEAR_DAYS = 364

/** One pass over the sample’s visits, in every place. */
export interface Round {
  /** The first place to copy into; in the original’s own time the original is there already. */
  readonly firstPlace: 0 | 1
  readonly yearsBack: number
  readonly daysBack: number
  readonly secondsLater: number
}

/**
 * The nth round: first the days of the sample fill up, turn by turn; then its one whole school year comes again,
 * earlier and earlier.
 */
export function roundOf(nth: number): Round {
  const turn = nth % TURNS
  const yearsBack = Math.floor(nth / TURNS)
  return {
    firstPlace: nth === 0 ? 1 : 0,
    yearsBack,
    daysBack: yearsBack * YEAR_DAYS,
    secondsLater: turn * APART_SECONDS,
  }
}
