import { contract } from '@corridor/contract/contract'
import type { Snapshot } from '@corridor/contract/observations/device'
import type * as z from 'zod/mini'
import { aSnapshot } from './sample-observations.ts'
import { copperRidge, juniperStreet } from './sample-people.ts'

type Given = z.input<typeof contract.device.snapshot.response>
type Educator = Given['educators'][number]

/** Thursday at half past nine in Denver: period 2 at Copper Ridge. */
export const duringPeriod2 = new Date('2026-10-22T15:30:00Z')

const bells = [
  { name: '1', startsAt: '08:05', endsAt: '08:57' },
  { name: '2', startsAt: '09:00', endsAt: '09:52' },
  { name: '3', startsAt: '09:55', endsAt: '10:47' },
]

/** Omar on a device’s roster, who teaches in period 3, unless told otherwise. */
export function anEducatorOfRoster(details: Partial<Educator> = {}): Educator {
  return {
    id: 24,
    name: 'Omar Haddad',
    grades: '8',
    subject: 'Math',
    room: 'Room 224',
    periods: ['3'],
    schools: [copperRidge.id],
    lastVisitOn: '2026-10-21',
    lastToolTypeId: 2,
    ...details,
  }
}

const omarsStep = {
  id: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
  educatorId: 24,
  text: 'Pause three seconds after each question.',
  dueOn: '2026-10-23',
  agreedOn: '2026-10-09',
}

const caleb = anEducatorOfRoster({
  id: 1,
  name: 'Caleb Munro',
  grades: '6',
  subject: 'ELA',
  room: 'Room 112',
  periods: ['2'],
  lastVisitOn: null,
  lastToolTypeId: null,
})

/** The snapshot of Marisol’s device: Caleb, who teaches now, and Omar with an open step. */
export function aRoster(details: Partial<Given> = {}): Snapshot {
  return contract.device.snapshot.response.parse({
    ...aSnapshot(),
    schools: [
      { ...copperRidge, periods: bells, closedOn: [] },
      { ...juniperStreet, periods: [], closedOn: [] },
    ],
    educators: [anEducatorOfRoster(), caleb],
    steps: [omarsStep],
    ...details,
  })
}
