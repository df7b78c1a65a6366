import { randomUUID } from 'node:crypto'
import { dayIn } from '@corridor/domain/calendar/days'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { ObservationStatus, Purpose } from '@corridor/domain/observation/observation-words'
import type { DistrictId, EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../src/database/doors.ts'
import { ensureConfigurations } from '../src/modules/configurations/ensure-configurations.ts'
import { observations } from '../src/modules/observations/observations.tables.ts'

const ON_TASK = 2

interface Place {
  readonly schoolId: SchoolId
  readonly educatorId: EducatorId
  readonly configurationId: number
}

/** A finished On Task visit of three students, as a device writes it. */
export function aDocument(place: Place, details: Partial<ObservationDocument> = {}): ObservationDocument {
  const startedAt = details.startedAt ?? '2026-10-22T15:05:00.000Z'
  return {
    format: 1,
    visitId: randomUUID(),
    toolTypeId: ON_TASK,
    toolVersion: 1,
    configurationVersion: 1,
    provisional: null,
    educator: { name: 'Omar Haddad', grades: '8', subject: 'Math', room: 'Room 224' },
    purpose: 'walkthrough',
    isAnnounced: false,
    startedAt,
    endedAt: null,
    timeZone: 'America/Denver',
    context: { period: '3', partOfLesson: null, studentsPresent: 3 },
    privateNotes: '',
    capture: { sweeps: [aSweep(startedAt)] },
    conflicts: [],
    ...place,
    ...details,
  }
}

export function aSweep(startedAt: string, seats = { 1: 'on-task', 2: 'on-task', 3: 'passive' }) {
  return {
    id: randomUUID(),
    startedAt,
    present: 3,
    setting: 'whole-group',
    isLearningActivity: true,
    seats,
    counts: {},
  }
}

export interface Seen {
  readonly schoolId: SchoolId
  readonly educatorId: EducatorId
  readonly observerId: UserId
  readonly visitId: string
  readonly startedAt: Date
  readonly status: ObservationStatus
  readonly purpose?: Purpose
  /** The tool; absent: On Task. */
  readonly toolTypeId?: number
  readonly version?: number
  readonly sharedAt?: Date
}

/** An observation that is there already, however it came. */
export async function insertObservation(db: Queries, districtId: DistrictId, seen: Seen): Promise<string> {
  const { schoolId, educatorId, observerId, visitId, status, purpose = 'walkthrough' } = seen
  const tool = seen.toolTypeId ?? ON_TASK
  const all = await ensureConfigurations(db, districtId, seen.startedAt)
  const configuration = all.find(({ toolTypeId }) => toolTypeId === tool)
  if (!configuration) throw new Error('There is no tool.')
  const startedAt = seen.startedAt.toISOString()
  const place = { schoolId, educatorId, configurationId: configuration.id }
  const document = aDocument(place, { visitId, startedAt, purpose })
  const id = randomUUID()
  await db.insert(observations).values({
    ...place,
    districtId,
    id,
    visitId,
    observerId,
    purpose,
    status,
    document,
    toolTypeId: tool,
    configurationVersion: configuration.version,
    isAnnounced: false,
    grades: document.educator.grades,
    subject: document.educator.subject,
    period: document.context.period,
    partOfLesson: document.context.partOfLesson,
    startedAt: seen.startedAt,
    startedOn: dayIn('America/Denver', seen.startedAt),
    revision: 1,
    version: seen.version ?? 1,
    sharedAt: seen.sharedAt ?? null,
  })
  return id
}
