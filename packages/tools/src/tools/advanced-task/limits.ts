export const MOST_SEATS = 60
export const MOST_ROUNDS = 30
