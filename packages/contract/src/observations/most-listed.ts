/** How far a list of observations is counted: of more, it only says that there are. */
export const MOST_LISTED = 250
