// What pages and workers of different versions say to each other: these words never change.

/** To a worker that waits: be the one in charge. */
export const TAKE_OVER = 'take-over'

/** To the worker in charge: versions that nobody uses any more may go. */
export const TIDY = 'tidy'

/** Held by whoever is recording in a classroom. */
export const CAPTURING_LOCK = 'corridor capturing'

/** Held by every open page; the entry is the first script of its version, `/assets/index-….js`. */
export const lockOfPage = (entry: string) => `corridor ${entry}`

/** The files of one version. The page's lock begins it. */
export const cacheOf = (entry: string, hash: string) => `${lockOfPage(entry)} ${hash}`
