import type { EducatorId } from '@corridor/domain/people/ids'
import { isSameFacts } from '@corridor/domain/roster/plan/fact-changes'
import type { Queries } from '../../../database/doors.ts'
import { heldEducators } from '../../educators/roster/known-educators.ts'
import { removeEducators, restoreEducators } from '../../educators/roster/write-roster.ts'
import { changeJobTitles, groupedEducators } from '../../people/roster-people.ts'
import { countOutcomes, noteOutcome, type PlannedRow } from '../plan.queries.ts'
import type { ImportRow } from '../rosters.queries.ts'
import type { UndoCounts } from '../rosters.tables.ts'
import { dropSuggestionsOf } from '../suggestions.queries.ts'
import { factsIn, type Progress, pages, titlesIn } from './carry-out.ts'

/**
 * Undoes an import, in the transaction of who calls. People changed by hand since stay as they are; somebody new whom a
 * visit, a step, a group or an account knows stays, too. Each is noted with what became of them.
 */
export async function takeBack(db: Queries, row: ImportRow, progress: Progress): Promise<UndoCounts> {
  const grouped = await groupedEducators(db)
  const suggested = await dropSuggestionsOf(db, row.id)
  let done = suggested
  for (const kind of ['new', 'changed', 'leaving'] as const)
    for await (const items of pages(db, row, kind)) {
      if (row.who === 'users') await restoreTitles(db, row, items)
      else if (kind === 'new') await removeAll(db, row, items, grouped)
      else await restoreAll(db, row, items)
      done += items.length
      await progress(done)
    }
  const counts = await countOutcomes(db, row.id)
  return { ...counts, undone: counts.undone + suggested }
}

async function removeAll(
  db: Queries,
  { id }: ImportRow,
  items: readonly PlannedRow[],
  grouped: ReadonlySet<EducatorId>,
): Promise<void> {
  const ids = idsOf(items)
  const held = await heldEducators(db, ids)
  const isUntouched = ({ educatorId, after }: PlannedRow) => {
    const now = educatorId === null ? undefined : held.get(educatorId)
    return now !== undefined && now.userId === null && isSameFacts(now, factsIn(after))
  }
  const isFree = ({ educatorId }: PlannedRow) => educatorId !== null && !grouped.has(educatorId)
  const untouched = new Set(items.filter(isUntouched))
  const free = [...untouched].filter(isFree)
  const staying = await removeEducators(db, idsOf(free))
  const isGone = ({ educatorId }: PlannedRow) => educatorId !== null && !staying.has(educatorId)
  const gone = new Set(free.filter(isGone))
  const note = (some: readonly PlannedRow[], outcome: 'undone' | 'visited' | 'edited') =>
    noteOutcome(
      db,
      id,
      'new',
      some.map(({ position }) => position),
      outcome,
    )
  await note([...gone], 'undone')
  await note(
    [...untouched].filter((it) => !gone.has(it)),
    'visited',
  )
  await note(
    items.filter((it) => !untouched.has(it)),
    'edited',
  )
}

async function restoreAll(db: Queries, row: ImportRow, items: readonly PlannedRow[]): Promise<void> {
  const held = await heldEducators(db, idsOf(items))
  const isAsImported = ({ educatorId, after }: PlannedRow) => {
    const now = educatorId === null ? undefined : held.get(educatorId)
    return now !== undefined && isSameFacts(now, factsIn(after))
  }
  const same = items.filter(isAsImported)
  const changes = same.flatMap(({ educatorId, before, after }) =>
    educatorId === null ? [] : [{ id: educatorId, before: factsIn(after), after: factsIn(before) }],
  )
  await restoreEducators(db, row.districtId, changes, row.finishedAt ?? row.startedAt)
  await noteBoth(db, row, items, new Set(same))
}

async function restoreTitles(db: Queries, row: ImportRow, items: readonly PlannedRow[]): Promise<void> {
  const back = titlesIn(items).map(({ id, from, to }) => ({ id, from: to, to: from }))
  const restored = await changeJobTitles(db, back)
  const same = items.filter(({ userId }) => userId !== null && restored.has(userId))
  await noteBoth(db, row, items, new Set(same))
}

async function noteBoth(
  db: Queries,
  { id }: ImportRow,
  items: readonly PlannedRow[],
  same: ReadonlySet<PlannedRow>,
): Promise<void> {
  const [first] = items
  if (!first) return
  const places = (some: readonly PlannedRow[]) => some.map(({ position }) => position)
  await noteOutcome(db, id, first.kind, places([...same]), 'undone')
  await noteOutcome(db, id, first.kind, places(items.filter((it) => !same.has(it))), 'edited')
}

function idsOf(items: readonly PlannedRow[]): EducatorId[] {
  return items.flatMap(({ educatorId }) => educatorId ?? []).toSorted((one, other) => one - other)
}
