import type { Rollover } from '@corridor/contract/district/rollover'
import { isYearEnding } from '@corridor/domain/rollover/next-year'
import type { Queries } from '../../database/doors.ts'
import type { DistrictToday } from '../districts/district-today.ts'
import { schoolYearsOf } from '../districts/show-district.ts'
import { countForNewYear } from '../educators/new-year/change-for-new-year.ts'
import { findDone, findDraft, findEnding, schoolsNamed } from './rollover.queries.ts'
import { lookBack } from './undo-rollover.ts'

export async function showRollover(db: Queries, { today }: DistrictToday): Promise<Rollover> {
  const [[lastYear], draft, done, schools, teaching] = await Promise.all([
    schoolYearsOf(db),
    findDraft(db),
    findDone(db),
    schoolsNamed(db),
    countForNewYear(db, today),
  ])
  return {
    today,
    lastYear: lastYear ?? null,
    schools: schools
      .filter(({ isActive }) => isActive)
      .map(({ id, name }) => ({ id, name, educators: teaching.bySchool.get(id) ?? 0 })),
    draft: draft
      ? {
          revision: draft.revision,
          savedAt: draft.savedAt.toISOString(),
          savedBy: draft.savedBy,
          content: draft.draft,
        }
      : null,
    done: done ? await describe(db, today, done) : null,
  }
}

async function describe(
  db: Queries,
  today: DistrictToday['today'],
  found: NonNullable<Awaited<ReturnType<typeof findDone>>>,
): Promise<Rollover['done']> {
  const { keptBecause, staying, isCalendarChanged } = await lookBack(db, today, found)
  return {
    id: found.id,
    at: (found.doneAt ?? new Date(0)).toISOString(),
    by: found.doneBy,
    startsOn: found.draft.calendar.startsOn,
    endsOn: found.draft.calendar.endsOn,
    leaving: found.done?.leaving ?? 0,
    moving: found.done?.moving ?? 0,
    grades: found.done?.grades.length ?? 0,
    gradesDueOn: found.gradesDueOn,
    keptBecause,
    staying,
    isCalendarChanged,
  }
}

/** The school year that ends, where it is time to prepare the next one; null: it is not. */
export async function yearEnding(db: Queries, { today }: Pick<DistrictToday, 'today'>) {
  const [last] = await findEnding(db)
  return last && isYearEnding(last, today) ? { ...last, isOver: last.endsOn < today } : null
}
