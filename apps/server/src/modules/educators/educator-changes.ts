import type { AuditChange } from '@corridor/contract/district/audit'
import { changesOf } from '../audit/changes-of.ts'
import type { KnownEducator } from './seen-educator.ts'

const yesNo = (is: boolean) => (is ? 'Yes' : 'No')

/** The changes of an educator: whether they still teach, in words; of anything else only that it changed. */
export function educatorChanges(before: KnownEducator, after: KnownEducator): AuditChange[] {
  return changesOf(told(before), told(after), {
    name: { what: 'Name' },
    email: { what: 'Email' },
    externalId: { what: 'Number in the HR system' },
    grades: { what: 'Grades' },
    subject: { what: 'Subject' },
    room: { what: 'Room' },
    periods: { what: 'Periods' },
    hiredOn: { what: 'Hired on' },
    schools: { what: 'Schools' },
    isActive: { what: 'Active', say: yesNo },
    isProvisional: { what: 'To confirm', say: yesNo },
  })
}

/** Schools by their days, in whichever order they were written down. */
function told({ taught, ...facts }: KnownEducator) {
  const schools = taught.map(({ schoolId, startsOn, endsOn }) => `${schoolId} ${startsOn} ${endsOn}`)
  return { ...facts, schools: schools.toSorted() }
}
