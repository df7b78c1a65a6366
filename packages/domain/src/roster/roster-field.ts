/** The fields that a roster can tell of somebody; a column of a file is read as one of these, or left out. */
export const rosterFields = [
  'externalId',
  'name',
  'givenName',
  'familyName',
  'email',
  'school',
  'grades',
  'subject',
  'room',
  'hiredOn',
  'role',
  'jobTitle',
  'status',
] as const
export type RosterField = (typeof rosterFields)[number]
