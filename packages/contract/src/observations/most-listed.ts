/** A list of observations is counted so far: of more, it says that there are. */
export const MOST_LISTED = 1_000
