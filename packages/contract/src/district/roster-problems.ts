/** Why a roster is not read. Its sentence stands in `fields.file`: what is wrong with this one, and where. */
export const rosterProblems = {
  'roster-not-readable': { status: 422, message: 'This file cannot be read as a roster.' },
  'roster-too-large': { status: 413, message: 'This file is too large for a roster.' },
  // With the row of headings and its columns as `current`, so that somebody can say what they are.
  'roster-columns-unknown': { status: 422, message: 'The columns of this file are not known.' },
} as const
