import { randomUUID } from 'node:crypto'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { JsonObject } from '@corridor/domain/data/json'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import type { DistrictId, EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { and, eq } from 'drizzle-orm'
import { aDocument } from '../../../../test/sample-observation.ts'
import type { Queries } from '../../../database/doors.ts'
import { configurations, configurationVersions } from '../../configurations/configurations.tables.ts'
import { contributions } from '../../observations/answer/contributions.tables.ts'
import { replaceFacts } from '../../observations/facts/replace-facts.ts'
import { observations } from '../../observations/observations.tables.ts'

export interface Made {
  readonly configurationId: number
  readonly version?: number
  readonly schoolId: SchoolId
  readonly educatorId: EducatorId
  readonly observerId: UserId
  readonly on: Day
  readonly purpose?: Purpose
  readonly status?: 'completed' | 'sent' | 'draft'
  readonly grades?: string
  readonly subject?: string
  readonly visitId?: string
}

/** Stores what somebody captured with a set or a rubric, finished and counted. */
export async function insertCaptured(
  db: Queries,
  districtId: DistrictId,
  made: Made,
  capture: JsonObject,
): Promise<string> {
  const { configurationId, version = 1, schoolId, educatorId, observerId, on } = made
  const { purpose = 'walkthrough', status = 'sent', grades = '8', subject = 'Math' } = made
  const { toolTypeId, content } = await contentOf(db, configurationId, version)
  const [id, visitId] = [randomUUID(), made.visitId ?? randomUUID()]
  const startedAt = `${on}T16:00:00.000Z`
  const place = { schoolId, educatorId, configurationId }
  const document = aDocument(place, {
    visitId,
    startedAt,
    purpose,
    toolTypeId,
    configurationVersion: version,
    capture,
    toolVersion: toolTypeId === 9 ? 2 : 1,
  })
  const row = {
    ...place,
    districtId,
    id,
    visitId,
    observerId,
    purpose,
    status,
    document,
    toolTypeId,
    grades,
    subject,
    configurationVersion: version,
    isAnnounced: false,
    isAhead: false,
    period: '3',
    partOfLesson: null,
    startedAt: new Date(startedAt),
    startedOn: on,
    yearStartsOn: '2026-08-17',
    revision: 1,
    version: 1,
    sentAt: status === 'sent' ? new Date(startedAt) : null,
  }
  await db.insert(observations).values(row)
  await replaceFacts(db, { ...row, configuration: content })
  return id
}

async function contentOf(db: Queries, configurationId: number, version: number) {
  const [found] = await db
    .select({ toolTypeId: configurations.toolTypeId, content: configurationVersions.content })
    .from(configurationVersions)
    .innerJoin(configurations, eq(configurations.id, configurationVersions.configurationId))
    .where(
      and(
        eq(configurationVersions.configurationId, configurationId),
        eq(configurationVersions.version, version),
      ),
    )
  if (!found) throw new Error('There is no such version.')
  return found
}

type State = 'observed' | 'not-observed' | 'no-opportunity'

/** A capture of look-fors that are observed or not, with what was written beside them. */
export function marked(states: Record<string, State>, evidence: Record<string, string> = {}): JsonObject {
  const blank = { choice: null, choices: {}, number: null, text: '' }
  const marks = Object.entries(states).map(([id, state]) => [
    id,
    { ...blank, at: '2026-10-20T16:05:00.000Z', state, evidence: evidence[id] ?? '' },
  ])
  return { marks: Object.fromEntries(marks), runs: [], files: [] }
}

/** A capture of a rubric's levels, by indicator. */
export function levelled(levels: Record<string, number>): JsonObject {
  const marks = Object.entries(levels).map(([id, level]) => [id, { level }])
  return { marks: Object.fromEntries(marks), evidence: [] }
}

/** Stores an educator's self-ratings. */
export async function insertSelfRatings(
  db: Queries,
  districtId: DistrictId,
  of: { readonly observationId: string; readonly userId: UserId },
  levels: Record<string, number>,
): Promise<void> {
  await db.insert(contributions).values(
    Object.entries(levels).map(([key, level]) => ({
      districtId,
      ...of,
      kind: 'self-rating',
      key,
      value: { text: String(level) },
      revision: 1,
      writtenAt: new Date('2026-10-20T18:00:00Z'),
    })),
  )
}
