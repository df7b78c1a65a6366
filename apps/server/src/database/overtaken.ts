/**
 * Work that another request overtook: it wrote meanwhile what this one was about to write. Nothing of it is kept, and it
 * begins again and finds what is there now.
 */
export class Overtaken extends Error {}
