/** Why a roster is not read. Its sentence stands in `fields.file`: what is wrong with this one, and where. */
export const rosterProblems = {
  'roster-not-readable': { status: 422, message: 'This file cannot be read as a roster.' },
} as const
