import { randomUUID } from 'node:crypto'
import type { JsonObject } from '@corridor/domain/data/json'
import type { DistrictId, EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import type { Transaction } from '../../../src/database/doors.ts'
import { contributions } from '../../../src/modules/observations/answer/contributions.tables.ts'
import { replaceFacts } from '../../../src/modules/observations/facts/replace-facts.ts'
import { observations } from '../../../src/modules/observations/observations.tables.ts'
import { levelled, marked } from '../../../src/modules/reports/sets/test-visits.ts'
import { aDocument, aSweep } from '../../sample-observation.ts'
import { AT_FIRST, type Planned, type ToolName } from './plan.ts'

const YEAR = { startsOn: '2026-08-17', endsOn: '2027-05-28' }
const tools: Readonly<Record<ToolName, { type: number; toolVersion: number; version: number }>> = {
  'on-task': { type: 2, toolVersion: 1, version: 1 },
  'set-1': { type: 11, toolVersion: 1, version: 1 },
  'set-2': { type: 11, toolVersion: 1, version: 2 },
  rubric: { type: 9, toolVersion: 2, version: 1 },
  noticing: { type: 1, toolVersion: 1, version: 1 },
  comments: { type: 8, toolVersion: 2, version: 1 },
}

interface Known {
  readonly districtId: DistrictId
  readonly set: number
  readonly schools: readonly SchoolId[]
  readonly educators: readonly { readonly id: EducatorId }[]
  readonly observers: readonly UserId[]
}

interface Version {
  readonly id: number
  readonly tool: number
  readonly version: number
  readonly content: JsonObject
}

/** Writes down what was planned, counted as the product counts it. */
export async function recordVisits(
  door: Transaction,
  known: Known,
  planned: readonly Planned[],
): Promise<void> {
  const { rows } = await door.client.query<Version>(
    `select id, tool_type_id as tool, version, content from configurations
     join configuration_versions on configuration_id = id order by id`,
  )
  for (const it of planned) {
    const visitId = randomUUID()
    for (const [n, tool] of it.tools.entries()) {
      const { type, version } = tools[tool]
      const used = rows.find(
        (row) => row.tool === type && row.version === version && (type !== 11 || row.id === known.set),
      )
      if (used) await record(door, known, used, { ...it, tool, n, visitId })
    }
  }
}

type Recorded = Planned & { readonly tool: ToolName; readonly n: number; readonly visitId: string }

async function record({ db }: Transaction, known: Known, used: Version, it: Recorded): Promise<void> {
  const { districtId, schools, educators, observers } = known
  const [educator, observerId] = [educators[it.educator], observers[it.observer]]
  const schoolId = schools[it.educator < AT_FIRST ? 0 : 1]
  if (!educator || !observerId || !schoolId) throw new Error('There is nobody at that place.')
  const id = randomUUID()
  const begun = Date.parse(`${it.day}T${it.hour}:0${it.n}:00.000Z`)
  const endedAt = it.minutes === null ? null : new Date(begun + it.minutes * 60_000)
  const startedAt = new Date(begun).toISOString()
  const at = { schoolId, educatorId: educator.id, configurationId: used.id }
  const { visitId, purpose, status } = it
  const { type: toolTypeId, toolVersion, version: configurationVersion } = tools[it.tool]
  const document = aDocument(at, {
    visitId,
    startedAt,
    purpose,
    toolTypeId,
    toolVersion,
    configurationVersion,
    endedAt: endedAt?.toISOString() ?? null,
    capture: captureOf(it.tool, it.dice + it.n, startedAt),
  })
  const row = {
    ...at,
    districtId,
    id,
    visitId,
    observerId,
    document,
    toolTypeId,
    purpose,
    status,
    configurationVersion,
    grades: ['6', '7', '8'][it.educator % 3] ?? '',
    subject: ['Math', 'Art'][it.educator % 2] ?? '',
    period: it.period,
    partOfLesson: it.part,
    startedAt: new Date(begun),
    endedAt,
    startedOn: it.day,
    revision: 1,
    // Sent before, and changed since.
    version: status === 'completed' && it.dice % 2 > 0 ? 2 : 1,
    isAhead: it.isAhead,
    isAnnounced: false,
    yearStartsOn: YEAR.startsOn <= it.day && it.day <= YEAR.endsOn ? YEAR.startsOn : null,
    sentAt: status === 'sent' ? new Date(begun + ((it.dice % 5) + 1) * 20 * 3_600_000) : null,
  }
  await db.insert(observations).values(row)
  await replaceFacts(db, { ...row, configuration: used.content })
  if (it.tool === 'rubric' && status === 'sent') await rateThemselves(db, known, id, it)
}

/** Every other educator says how they see their lesson themselves. */
async function rateThemselves(
  db: Transaction['db'],
  { districtId, observers }: Known,
  observationId: string,
  { dice, educator, day }: Recorded,
): Promise<void> {
  const [userId] = observers
  if (userId === undefined || educator % 2 > 0) return
  await db.insert(contributions).values(
    ['c1', 'c2'].map((key, place) => ({
      districtId,
      observationId,
      userId,
      kind: 'self-rating',
      key,
      revision: 1,
      value: { text: String(1 + ((dice >> (place + 1)) % 4)) },
      writtenAt: new Date(`${day}T23:00:00.000Z`),
    })),
  )
}

const states = ['observed', 'not-observed', 'no-opportunity'] as const

function captureOf(tool: ToolName, dice: number, startedAt: string) {
  if (tool === 'on-task') {
    const counts = { 'on-task': dice % 20, passive: dice % 7 }
    return { sweeps: [{ ...aSweep(startedAt), present: (dice % 20) + (dice % 7), seats: {}, counts }] }
  }
  if (tool === 'rubric') return levelled({ c1: (dice % 4) + 1, c2: (dice % 3) + 1 })
  if (tool === 'noticing') return { entries: entriesOf(dice, startedAt) }
  if (tool === 'comments') return { comments: commentsOf(dice, startedAt) }
  const state = (n: number) => states[Math.floor(dice / 3 ** n) % 3] ?? 'observed'
  return marked({ a: state(0), ...(tool === 'set-1' ? { b: state(1) } : { c: state(1) }) })
}

const abouts = ['students', 'teacher', 'environment', null] as const
const kinds = ['strength', 'question', 'next-step'] as const
/** What entries and comments are tied to. */
const targets = ['Talk', 'Text', 'Task'] as const

function tagsOf(place: number | null): JsonObject {
  return place === null ? {} : { [`9:c${place}`]: { code: `C${place}`, title: targets[place] ?? '' } }
}

function entriesOf(dice: number, at: string): JsonObject[] {
  return [0, 1].map((n) => ({
    id: randomUUID(),
    at,
    column: (dice + n) % 2 === 0 ? 'noticing' : 'wondering',
    text: 'Three of them ask why.',
    about: abouts[(dice + n) % 4] ?? null,
    tags: tagsOf(n === 0 ? dice % 2 : null),
    isStarred: false,
    causeId: null,
  }))
}

function commentsOf(dice: number, at: string): JsonObject[] {
  const title = targets[dice % 3] ?? ''
  return [0, 1].map((n) => ({
    id: randomUUID(),
    at,
    kind: kinds[(dice + n) % 3] ?? 'note',
    target: n === 0 ? { id: `item:9:c${dice % 3}`, code: `C${dice % 3}`, title } : null,
    text: 'You waited after the question.',
    bankId: null,
    evidence: [],
    isStep: false,
    stepDueOn: null,
  }))
}
