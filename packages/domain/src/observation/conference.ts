/** The number of the tool Teacher Conference. */
export const TEACHER_CONFERENCE = 10

/** Whether a tool is the Teacher Conference: recorded like a visit, and counted as none, as nobody was in the class. */
export function isConference(toolTypeId: number): boolean {
  return toolTypeId === TEACHER_CONFERENCE
}
