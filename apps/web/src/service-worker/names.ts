// The messages between pages and workers of different versions: these words never change.

/** Tells a waiting worker to take charge. */
export const TAKE_OVER = 'take-over'

/** Tells the worker in charge that versions nobody uses any more may go. */
export const TIDY = 'tidy'

/** The lock held by every page that records in a classroom. */
export const CAPTURING_LOCK = 'corridor capturing'

/** The lock held by every open page; the entry is the first script of its version, `/assets/index-….js`. */
export const lockOfPage = (entry: string) => `corridor ${entry}`

/** The name of the cache with one version’s files, which begins with the name of the page’s lock. */
export const cacheOf = (entry: string, hash: string) => `${lockOfPage(entry)} ${hash}`
