import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import { type SchoolCalendar, yearTitle } from '@corridor/domain/calendar/school-calendar'
import { isSameTeaching } from '@corridor/domain/rollover/rollover-plan'
import type { Queries } from '../../database/doors.ts'
import type { ActorContext } from '../../http/mount.ts'
import { removeSchoolYear } from '../districts/save-school-year.ts'
import { schoolYearsOf } from '../districts/show-district.ts'
import { takeTurns } from '../districts/take-turns.ts'
import { changeTeaching, findForNewYear } from '../educators/new-year/change-for-new-year.ts'
import { takenBack } from './audited-rollover.ts'
import { findDone, findDraft, insertDraft, setUndone } from './rollover.queries.ts'

type Done = NonNullable<Awaited<ReturnType<typeof findDone>>>

/** What undoing a rollover would do now: who is as it left them, who is not, and whether it can be done at all. */
export async function lookBack(db: Queries, today: Day, { draft, done }: Done) {
  const years = await schoolYearsOf(db)
  const changes = done?.teaching ?? []
  const found = await findForNewYear(
    db,
    changes.map(({ educatorId }) => educatorId),
  )
  const known = new Map(found.map((it) => [it.id, it]))
  const isAsLeft = ({ educatorId, after }: (typeof changes)[number]) =>
    isSameTeaching(known.get(educatorId)?.taught ?? [], after)
  const year = years.find(({ startsOn }) => startsOn === draft.calendar.startsOn)
  return {
    keptBecause: keptBecause(today, draft.calendar, year, years),
    back: changes
      .filter(isAsLeft)
      .map(({ educatorId, before, after }) => ({ educatorId, before: after, after: before })),
    staying: changes
      .filter((it) => !isAsLeft(it))
      .map(({ educatorId }) => known.get(educatorId)?.name ?? 'Somebody who is gone')
      .toSorted((one, other) => one.localeCompare(other, 'en')),
    isCalendarChanged: year !== undefined && told(year) !== told(draft.calendar),
  }
}

function keptBecause(
  today: Day,
  planned: SchoolCalendar,
  year: SchoolCalendar | undefined,
  years: readonly SchoolCalendar[],
): string | null {
  const title = yearTitle(planned)
  if (planned.startsOn <= today) return `The school year ${title} has begun.`
  if (!year) return `The first day of the school year ${title} was changed since.`
  if (years.some(({ startsOn }) => startsOn > planned.startsOn))
    return `A school year after ${title} was added since.`
  return null
}

function told({ startsOn, endsOn, terms, closures }: SchoolCalendar): string {
  return JSON.stringify([
    [startsOn, endsOn],
    terms.map((it) => [it.name, it.startsOn, it.endsOn]).toSorted(),
    closures.map((it) => [it.name, it.firstOn, it.lastOn]).toSorted(),
  ])
}

/** Undoes a rollover: the year goes, and what was planned for people, but for those changed by somebody since. */
export async function undoRollover(
  { db, actor, now, place, record }: ActorContext,
  id: string,
): Promise<void> {
  await takeTurns(db)
  const found = await findDone(db)
  if (!found || found.id !== id) throw new Problem('rollover-not-undoable')
  const { keptBecause: kept, back } = await lookBack(db, place.today, found)
  if (kept !== null) throw new Problem('rollover-not-undoable')
  await changeTeaching(db, actor.districtId, back, now())
  await removeSchoolYear(db, found.draft.calendar.startsOn)
  await setUndone(db, id, now())
  // Whoever undoes a rollover mends something: its plan is there to go on with.
  const saving = { draft: found.draft, savedAt: now(), savedById: actor.userId }
  if (!(await findDraft(db))) await insertDraft(db, actor.districtId, saving)
  await record(
    'school-year.roll-back',
    { kind: 'district', id: actor.districtId },
    takenBack(found.draft.calendar, back.length),
  )
}
