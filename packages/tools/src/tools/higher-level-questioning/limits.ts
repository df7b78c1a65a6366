export const MOST_QUESTIONS = 400
export const MOST_SEATS = 60
export const MOST_STEMS = 6
/** In seconds: whoever waits longer forgot to stop. */
export const LONGEST_WAIT = 120
export const LONGEST_TEXT = 500
