/** The most files of one observation. */
export const MOST_FILES = 60
/** The most that one person may have in files that no saved observation names yet. */
export const MOST_LOOSE_MEGABYTES = 200
/** The most pixels of one picture, in millions: whatever shows it keeps four bytes for each. */
export const MOST_MEGAPIXELS = 50

export const tooManyFiles = `An observation keeps at most ${MOST_FILES} photos and documents. Remove one before you add another.`

export const tooMuchLoose = `You have sent more than ${MOST_LOOSE_MEGABYTES} MB of photos and documents for observations that are not saved yet. Save those observations first.`

export const tooManyPixels = `This picture has more than ${MOST_MEGAPIXELS} megapixels. Make it smaller before you add it.`
