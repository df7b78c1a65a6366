/** The kinds of photos and documents that an observation may have. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type FileType = (typeof fileTypes)[number]

/** The most bytes of one of them. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024
