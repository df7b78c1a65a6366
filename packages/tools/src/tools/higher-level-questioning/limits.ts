export const MOST_QUESTIONS = 400
export const MOST_SEATS = 60
export const MOST_STEMS = 6
/** The longest wait in seconds: beyond it somebody forgot to stop. */
export const LONGEST_WAIT = 120
export const LONGEST_TEXT = 500
