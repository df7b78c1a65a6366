/** The number of the tool Teacher Conference. */
export const TEACHER_CONFERENCE = 10

/** A talk with an educator is recorded like a visit, and is none: nobody was in the class, and no visit is counted. */
export function isConference(toolTypeId: number): boolean {
  return toolTypeId === TEACHER_CONFERENCE
}
