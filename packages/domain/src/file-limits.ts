/** Of one observation. */
export const MOST_FILES = 60

export const tooManyFiles = `An observation keeps at most ${MOST_FILES} photos and documents. Remove one before you add another.`
