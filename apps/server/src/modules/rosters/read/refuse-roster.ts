import { Problem } from '@corridor/contract/problems'

/** The refusal of a file, with the one sentence that says what to do about it. The file's own words are not in it. */
export function notReadable(sentence: string): Problem {
  return new Problem('roster-not-readable', { fields: { file: sentence } })
}

export function tooLarge(sentence: string): Problem {
  return new Problem('roster-too-large', { fields: { file: sentence } })
}

/**
 * Passes our refusals on as they are, and a reader's error about a broken file as one sentence, as its own words may
 * quote the file.
 */
export async function orRefuse<Read>(reading: Promise<Read>, sentence: string): Promise<Read> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof Problem ? error : notReadable(sentence)
  }
}
