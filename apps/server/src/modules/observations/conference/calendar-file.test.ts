import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const meeting = { on: '2026-10-29', at: '13:10', minutes: 30, place: 'Room 128; "the lab",\r\nATTENDEE:x' }
const event = {
  id: '0d6a5c1e-6d3c-4a1e-9a53-0a6f7d0f4d11',
  host: 'corridor.example',
  sequence: 1,
  meeting,
  timeZone: 'America/Denver',
  observer: { name: 'Marisol "Mari" Okafor, PhD; Ed\\D', email: 'marisol@alder-valley.example' },
  educator: { name: 'Robert "Bob" Yazzie: 6th', email: 'robert@alder-valley.example' },
  link: null,
  now: new Date('2026-10-22T15:30:00Z'),
}

/** A property's parameters and value, as RFC 5545 reads them: nothing in quotation marks holds another. */
const READ = /^(ORGANIZER|ATTENDEE)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):mailto:(\S+)$/i

test.each(['request', 'cancel'] as const)(
  'whoever is invited (%s) is read whole, whatever is in their name',
  (how) => {
    const lines = calendarFile(event, how).replaceAll('\r\n ', '').split('\r\n')
    const people = lines.filter((it) => /^(ORGANIZER|ATTENDEE)/.test(it)).map((it) => READ.exec(it))
    expect(people.map((it) => it?.[3])).toEqual([
      'marisol@alder-valley.example',
      'marisol@alder-valley.example',
      'robert@alder-valley.example',
    ])
    expect(people[0]?.[2]).toContain(`CN="Marisol 'Mari' Okafor, PhD; Ed/D"`)
    expect(people[2]?.[2]).toContain(`CN="Robert 'Bob' Yazzie: 6th"`)
    expect(lines).toContain('LOCATION:Room 128\\; "the lab"\\,\\nATTENDEE:x')
  },
)
