import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@corridor/contract/endpoint'
import type { SchoolId } from '@corridor/domain/people/ids'
import { customLookFor } from '@corridor/tools/tools/custom-look-for/custom-look-for.tool'
import { expandedRubric } from '@corridor/tools/tools/expanded-rubric/expanded-rubric.tool'
import { TODAY } from './harness.ts'
import { aJpeg } from './sample-files.ts'

/** A look-for set as Corridor ships it. */
export const aSet = { toolTypeId: customLookFor.id, content: customLookFor.usual() }
export const aRubric = { toolTypeId: expandedRubric.id, content: expandedRubric.usual() }

/** What a page of ours would send to each endpoint that is told an id. */
export function bodyFor({ method, path, body }: Endpoint, schoolId: SchoolId, id?: unknown): unknown {
  if (!body) return {}
  const teaching = { id: null, role: 'teacher', schoolId, educatorIds: null, startsOn: TODAY, endsOn: null }
  const bodies: Record<string, unknown> = {
    'PUT /schools/:schoolId': {
      // No two schools of a district share a name.
      name: `School ${randomUUID()}`,
      gradeSpan: '6–8',
      visitsPlannedPerWeek: null,
      bellSchedule: [],
      isActive: true,
    },
    'PUT /district/school-years/:startsOn': {
      startsOn: '2026-08-17',
      endsOn: '2027-06-01',
      terms: [],
      closures: [],
    },
    'PUT /educators/:educatorId': {
      name: 'Omar Haddad',
      email: null,
      externalId: null,
      grades: '8',
      subject: 'Math',
      room: 'Room 224',
      periods: [],
      hiredOn: null,
      isActive: true,
      schools: [{ schoolId, startsOn: TODAY, endsOn: null }],
    },
    'PUT /educators/:educatorId/steps/:stepId': {
      text: 'Pause three seconds after each question.',
      dueOn: TODAY,
      status: 'open',
    },
    'PUT /educators/:educatorId/steps/:stepId/notes/:noteId': { text: 'It felt long.' },
    'PUT /configurations/:configurationId': { baseRevision: 1, content: aSet.content },
    'POST /configurations/:configurationId/publish': { baseVersion: 1, content: aSet.content },
    'PUT /files/:fileId': new Uint8Array(aJpeg()),
    'PUT /billing/files/:fileId': new Uint8Array(aJpeg()),
    'POST /observations/:observationId/complete': { revision: 1 },
    'POST /observations/:observationId/send': {
      sendId: randomUUID(),
      revision: 1,
      recipients: [],
      message: '',
    },
    'POST /visits/:visitId/send': {
      sendId: randomUUID(),
      recipients: [],
      message: '',
      observations: [{ id, revision: 1 }],
    },
    'POST /observations/:observationId/deliveries/again': { deliveryId: id },
    'POST /observations/:observationId/deliveries/address': { deliveryId: id, email: 'omar@example.test' },
    'POST /visits/:visitId/preview.pdf': {
      sendId: randomUUID(),
      recipients: [],
      message: '',
      observations: [{ id, revision: 1 }],
    },
    'POST /visits/:visitId/pages': {
      sendId: randomUUID(),
      recipients: [],
      message: '',
      observations: [{ id, revision: 1 }],
    },
    'PUT /visits/:visitId/plans/:sendId': {
      sendAt: `${TODAY}T23:59:00.000Z`,
      recipients: [],
      message: '',
      observations: [{ id, revision: 1 }],
    },
    'POST /observations/:observationId/reopen': { reason: 'A sweep was missing.' },
    'POST /observations/:observationId/acknowledge': { version: 1 },
    'PUT /observations/:observationId/contributions/:kind/:key': { text: 'Thank you for coming in.' },
    'PUT /users/:userId': { name: 'Somebody Else', jobTitle: null, assignments: [teaching] },
    'POST /users/:userId/pause': { isPaused: true },
    'POST /roster-imports/:importId/mend': { isWhole: false },
    'POST /roster-imports/:importId/commit': { version: 1, leavesFaultsOut: true, leaving: null },
  }
  const sample = bodies[`${method} ${path}`]
  if (!sample) throw new Error(`What is sent to ${method} ${path}? Say it here.`)
  return sample
}
