import { BellSchedule, Period } from '@corridor/domain/clock/bell-schedule'
import { SchoolId } from '@corridor/domain/people/ids'
import { filledLine } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nameOf } from '../name.ts'
import { fromText } from '../text.ts'

const howMany = 'Enter a whole number from 0 to 200.'

export const SchoolDetails = z.strictObject({
  name: nameOf('Name the school.', 80),
  gradeSpan: filledLine('Enter the grades, such as K–5 or 6–8.', 20),
  /** How many visits the school plans a week; null where it plans none. */
  visitsPlannedPerWeek: z.nullable(z.int(howMany).check(z.minimum(0, howMany), z.maximum(200, howMany))),
  bellSchedule: BellSchedule,
  isActive: z.boolean(),
})
export type SchoolDetails = z.infer<typeof SchoolDetails>

const School = z.object({
  id: SchoolId,
  name: z.string(),
  gradeSpan: z.string(),
  visitsPlannedPerWeek: z.nullable(z.int()),
  bellSchedule: z.array(Period),
  isActive: z.boolean(),
})
export type School = z.infer<typeof School>

const params = z.strictObject({ schoolId: fromText(SchoolId) })

export const schools = {
  list: endpoint({
    method: 'GET',
    path: '/schools',
    summary: 'The schools I manage, with their bell schedules',
    access: 'school.manage',
    response: z.object({
      /** The schools in use first, then the others, each by name. */
      items: z.array(School),
      /** Whether the reader may add schools: only somebody who manages the whole district does. */
      mayAdd: z.boolean(),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/schools',
    summary: 'Add a school to the district',
    access: 'school.manage',
    impersonation: 'assist',
    body: SchoolDetails,
    response: School,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/schools/:schoolId',
    summary: 'Change a school',
    access: 'school.manage',
    impersonation: 'assist',
    problems: ['school-not-found'],
    params,
    body: SchoolDetails,
    response: School,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/schools/:schoolId',
    summary: 'Delete a school that nothing belongs to',
    access: 'school.manage',
    problems: ['school-not-found', 'school-in-use'],
    params,
    response: z.object({}),
  }),
}
