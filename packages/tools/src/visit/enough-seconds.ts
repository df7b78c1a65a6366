/** The seconds that a rate needs: a shorter look says nothing about ten minutes. */
export const ENOUGH_SECONDS = 180
