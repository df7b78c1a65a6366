/** What was seen in less says nothing about ten minutes: a rate waits for as long. */
export const ENOUGH_SECONDS = 180
