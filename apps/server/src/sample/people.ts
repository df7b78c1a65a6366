import type { Day } from '@corridor/domain/calendar'
import type { Role } from '@corridor/domain/roles'
import type { SamplePerson } from './sample.ts'

type Details = Partial<Pick<SamplePerson, 'id' | 'school' | 'group'>>

/** Makes the people of one mail domain; a mailbox is named like its owner unless told otherwise. */
export function peopleAt(domain: string, startsOn: Day) {
  return (name: string, role: Role, details: Details & { mailbox?: string } = {}): SamplePerson => {
    const {
      mailbox = name.toLowerCase().replaceAll(' ', '.'),
      id = null,
      school = null,
      group = null,
    } = details
    return { name, email: `${mailbox}@${domain}`, id, role, school, group, startsOn }
  }
}
