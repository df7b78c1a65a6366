import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { ListedStep } from '@corridor/contract/people/steps'
import { Problem } from '@corridor/contract/problems'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { holds, isImpersonated } from '@corridor/domain/people/actor'
import { mayAgreeSteps, schoolsOf } from '@corridor/domain/people/educator-sight'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../../http/mount.ts'
import { listOwnPromises } from '../../observations/list/list-own-promises.ts'
import { teachingOf } from '../teaching/teaching.queries.ts'
import { describeStep } from './describe-step.ts'
import {
  countSteps,
  isOpenState,
  lastNotes,
  namesOf,
  pageOfSteps,
  type StepsFilters,
} from './list.queries.ts'
import type { StepRow } from './steps.queries.ts'

type List = typeof contract.steps.list

const USUAL_LIMIT = 25

/** Steps of everybody in sight, or one's own. Support reads steps on an educator's page, where that is recorded. */
export async function listAllSteps(
  context: ActorContext,
  { query: { state = 'open', limit = USUAL_LIMIT, after, whose, ...rest } }: RequestOf<List>,
): Promise<ResponseOf<List>> {
  const { db, actor, me, place } = context
  const { today } = place
  const nothing = { items: [], next: null, promises: [], counts: { open: 0, due: 0, overdue: 0, carried: 0 } }
  if (isImpersonated(actor)) return { today, ...nothing }
  const filters: StepsFilters = { whose: whose ?? usualFor(context), ...rest }
  const looking = { actor, me, today }
  const page = { state, after: placeOf(after), limit: limit + 1 }
  const found = await pageOfSteps(db, looking, filters, page)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const isFirst = after === undefined && state === 'open'
  return {
    today,
    items: await describeAll(context, rows),
    next: last && found.length > limit ? cursorOf(last, isOpenState(state)) : null,
    counts: await countSteps(db, looking, filters),
    promises: isFirst && filters.whose !== 'mine' ? await promisesOf(context, filters) : [],
  }
}

/** The usual filter of a reader: who is only observed looks at their own steps. */
function usualFor({ actor, me }: ActorContext): StepsFilters['whose'] {
  const seesOthers =
    holds(actor, 'observation.create') || holds(actor, 'educator.manage') || holds(actor, 'report.school')
  return me !== undefined && !seesOthers ? 'mine' : 'all'
}

async function describeAll(
  { db, actor, place }: ActorContext,
  rows: readonly StepRow[],
): Promise<ListedStep[]> {
  if (rows.length === 0) return []
  const { today, district } = place
  const ids = [...new Set(rows.map(({ educatorId }) => educatorId))]
  const [people, taught, notes] = await Promise.all([
    namesOf(db, ids),
    teachingOf(db, ids),
    lastNotes(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  return rows.map((row) => {
    const educator = people.find(({ id }) => id === row.educatorId)
    const isMine = educator?.userId === actor.userId
    const schools = schoolsOf(
      taught.filter(({ educatorId }) => educatorId === row.educatorId),
      today,
    )
    const mayChange = mayAgreeSteps(actor, { id: row.educatorId, schools }, isMine)
    const note = notes.find(({ stepId }) => stepId === row.id)
    return {
      ...describeStep(row, district.timeZone, { mayChange, isMine }),
      educator: { id: row.educatorId, name: educator?.name ?? '' },
      isMine,
      isByMe: row.createdById === actor.userId,
      note: note ? { text: note.note ?? '', by: note.by, on: dayIn(district.timeZone, note.at) } : null,
    }
  })
}

/** What the reader took on in conferences, with any of those they talk with. */
async function promisesOf({ db, actor, place, now }: ActorContext, { educator, school }: StepsFilters) {
  const at = { now: now(), timeZone: place.district.timeZone }
  const all = await listOwnPromises(db, actor, educator ? [educator] : 'all', at)
  const ids = [...new Set(all.map(({ educatorId }) => educatorId))]
  const [people, taught] = await Promise.all([namesOf(db, ids), school ? teachingOf(db, ids) : []])
  const teachesThere = (id: EducatorId) =>
    schoolsOf(
      taught.filter(({ educatorId }) => educatorId === id),
      place.today,
    ).some((it) => it === school)
  const promises = school ? all.filter(({ educatorId }) => teachesThere(educatorId)) : all
  return promises.map(({ id, educatorId, text, dueOn }) => ({
    id,
    text,
    dueOn,
    educator: { id: educatorId, name: people.find((it) => it.id === educatorId)?.name ?? '' },
  }))
}

function cursorOf({ id, dueOn, closedAt }: StepRow, isOpen: boolean): string {
  const at = isOpen ? (dueOn ?? 'infinity') : (closedAt?.toISOString() ?? '')
  return Buffer.from(`${at} ${id}`).toString('base64url')
}

const EDGE = /^(infinity|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

function placeOf(cursor: string | undefined): readonly [string, string] | undefined {
  if (cursor === undefined) return undefined
  const [, at, id] = EDGE.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at && id) return [at, id]
  throw new Problem('invalid-request', { fields: { after: 'Start again from the first page.' } })
}
