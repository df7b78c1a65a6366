import { randomUUID } from 'node:crypto'

/** What an administrator sends of a school that nobody has yet. */
export const aSchool = () => ({
  name: `School ${randomUUID()}`,
  gradeSpan: '6–8',
  visitsPlannedPerWeek: 3,
  isActive: true,
  bellSchedule: [{ name: '1', startsAt: '08:05', endsAt: '08:50' }],
})

/** What an administrator sends of the school year that begins in that year. */
export const aYear = (year: number) => ({
  startsOn: `${year}-08-17`,
  endsOn: `${year + 1}-05-28`,
  terms: [{ name: 'Fall', startsOn: `${year}-08-17`, endsOn: `${year}-12-18` }],
  closures: [{ name: 'Thanksgiving', firstOn: `${year}-11-25`, lastOn: `${year}-11-27` }],
})

/** A set of look-fors as an editor keeps it half written. */
export const halfDone = () => ({
  title: `Set ${randomUUID()}`,
  purpose: 'Talk',
  items: [{ id: 'a', options: [] }],
})
