import type { Day } from '@corridor/domain/calendar/calendar'
import type { Role } from '@corridor/domain/people/roles'
import type { SamplePerson } from '../sample.ts'

type Details = Partial<Omit<SamplePerson, 'name' | 'email' | 'role'>>

const usual = { id: null, school: null, group: null, status: 'active', since: null } as const

/** Makes the people of one mail domain; a mailbox is named like its owner unless told otherwise. */
export function peopleAt(domain: string, startsOn: Day) {
  return (name: string, role: Role, details: Details & { mailbox?: string } = {}): SamplePerson => {
    const { mailbox = name.toLowerCase().replaceAll(' ', '.'), ...others } = details
    return { name, email: `${mailbox}@${domain}`, role, ...usual, startsOn, ...others }
  }
}
