export const MOST_COMMENTS = 60
export const MOST_LETTERS = 1_000
export const MOST_PIECES = 40
