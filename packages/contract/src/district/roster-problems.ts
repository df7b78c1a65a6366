/** Why a roster is not read. `fields.file` has a sentence on what is wrong with this file, and where. */
export const rosterProblems = {
  'roster-not-readable': { status: 422, message: 'This file cannot be read as a roster.' },
  'roster-too-large': { status: 413, message: 'This file is too large for a roster.' },
  // This problem comes with `UnknownColumns` as `current`, so that somebody can say what the columns are.
  'roster-columns-unknown': { status: 422, message: 'The columns of this file are not known.' },
  'suggestion-not-found': { status: 404, message: 'That person is not suggested any more.' },
  'import-not-found': { status: 404, message: 'That import does not exist.' },
  'import-is-running': {
    status: 409,
    message: 'Another import of your district is under way. Try again when it is done.',
  },
  'import-not-open': {
    status: 409,
    message: 'This check is over. Choose the file again.',
  },
  'import-checked-again': {
    status: 409,
    message: 'The check is newer than what you see. Look at it again.',
  },
  'import-has-faults': {
    status: 409,
    message: 'Some rows have faults. Say that they stay out, or fix them first.',
  },
  'import-asks-twice': {
    status: 409,
    message: 'More than a tenth of your educators would leave. Confirm their number first.',
  },
  'import-changes-nothing': {
    status: 409,
    message: 'There is nothing to change, so there is nothing to import.',
  },
  'import-not-undone': {
    status: 409,
    message: 'Only the last import can be undone, once.',
  },
  'educator-being-imported': {
    status: 409,
    message: 'An import or somebody else is changing this educator right now. Try again in a moment.',
  },
} as const
