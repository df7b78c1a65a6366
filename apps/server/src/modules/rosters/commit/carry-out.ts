import type { EducatorId } from '@corridor/domain/people/ids'
import { isSameFacts } from '@corridor/domain/roster/plan/fact-changes'
import type { PlanKind, RosterFacts } from '@corridor/domain/roster/plan/roster-plan'
import type { Queries } from '../../../database/doors.ts'
import { heldEducators } from '../../educators/roster/known-educators.ts'
import { addEducators, changeEducators } from '../../educators/roster/write-roster.ts'
import { changeJobTitles } from '../../people/roster-people.ts'
import { isAnyAdded, noteAdded, type PlannedRow, planAfter, plannedAfter } from '../plan.queries.ts'
import type { ImportRow } from '../rosters.queries.ts'
import { keepSuggestions } from '../suggestions.queries.ts'

/** Somebody of the plan has changed since the plan was made. */
export class Outdated extends Error {}

/** The import was cancelled, or given up for lost: what was written is not kept. */
export class Cancelled extends Error {}

/** Notes how many people are done; refuses to go on where nobody waits for the import any more. */
export type Progress = (done: number) => Promise<void>

const AT_ONCE = 250

/**
 * Carries an import out, in the transaction of who calls. New people come first: nobody waits for them. Those who are
 * there are locked by id, compared with what was planned, and changed at once after.
 */
export async function carryOut(db: Queries, row: ImportRow, at: Date, progress: Progress): Promise<void> {
  let done = 0
  const moved = async (count: number) => {
    done += count
    await progress(done)
  }
  if (await isAnyAdded(db, row.id)) throw new Outdated()
  for await (const items of pages(db, row, 'new')) {
    await addAll(db, row, items)
    await moved(items.length)
  }
  for await (const items of pages(db, row, 'invite')) {
    await keepSuggestions(db, row, items)
    await moved(items.length)
  }
  if (row.who === 'users')
    for await (const items of pages(db, row, 'changed')) {
      await changeTitles(db, items)
      await moved(items.length)
    }
  else
    for await (const items of planned(db, row)) {
      await changeAll(db, row, items, at)
      await moved(items.length)
    }
}

/** The items of one kind in a plan, some at a time. */
export async function* pages(db: Queries, { id }: Pick<ImportRow, 'id'>, kind: PlanKind) {
  for (let after = 0; ; ) {
    const items = await planAfter(db, id, kind, after, AT_ONCE)
    const last = items.at(-1)
    if (!last) return
    yield items
    after = last.position
  }
}

async function* planned(db: Queries, { id }: Pick<ImportRow, 'id'>) {
  for (let after: EducatorId | null = null; ; ) {
    const items: PlannedRow[] = await plannedAfter(db, id, after, AT_ONCE)
    const last = items.at(-1)
    if (!last) return
    yield items
    after = last.educatorId
  }
}

async function addAll(db: Queries, row: ImportRow, items: readonly PlannedRow[]): Promise<void> {
  const facts = items.map(({ after }) => factsIn(after))
  const ids = await addEducators(db, row.districtId, facts)
  const added = items.flatMap(({ position }, index) => {
    const educatorId = ids[index]
    return educatorId === undefined ? [] : [{ position, educatorId }]
  })
  await noteAdded(db, row.id, added)
}

async function changeAll(db: Queries, row: ImportRow, items: readonly PlannedRow[], at: Date): Promise<void> {
  const changes = items.flatMap(({ educatorId, before, after }) =>
    educatorId === null ? [] : [{ id: educatorId, before: factsIn(before), after: factsIn(after) }],
  )
  const held = await heldEducators(
    db,
    changes.map(({ id }) => id),
  )
  for (const { id, before } of changes) {
    const now = held.get(id)
    if (!now || !isSameFacts(now, before)) throw new Outdated()
  }
  await changeEducators(db, row.districtId, changes, at)
}

async function changeTitles(db: Queries, items: readonly PlannedRow[]): Promise<void> {
  const titles = titlesIn(items)
  const changed = await changeJobTitles(db, titles)
  if (changed.size < titles.length) throw new Outdated()
}

export function titlesIn(items: readonly PlannedRow[]) {
  return items.flatMap(({ userId, changes }) =>
    changes.flatMap(({ field, from, to }) =>
      field === 'jobTitle' && userId !== null ? [{ id: userId, from, to }] : [],
    ),
  )
}

export function factsIn(facts: RosterFacts | null): RosterFacts {
  if (!facts) throw new Error('A plan says nothing about somebody.')
  return facts
}
