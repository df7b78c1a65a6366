import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../http/mount.ts'
import { addSchoolYear } from '../districts/save-school-year.ts'
import { takeTurns } from '../districts/take-turns.ts'
import { changeGrades, changeTeaching } from '../educators/new-year/change-for-new-year.ts'
import { carriedOut } from './audited-rollover.ts'
import { checkRollover } from './check-rollover.ts'
import { setDone } from './rollover.queries.ts'

/** Carries a rollover out: all of what was checked, or nothing. Grades change only when the year begins. */
export async function carryOut(
  { db, actor, now, place, record }: ActorContext,
  { baseRevision, mark }: { readonly baseRevision: number; readonly mark: string },
): Promise<void> {
  await takeTurns(db)
  const { calendar, people, check } = await checkRollover(db, place.today, baseRevision)
  const isFaulty = check.calendarFaults.length > 0 || check.faults.length > 0
  if (!calendar || isFaulty || check.mark !== mark) throw new Problem('rollover-not-ready')
  const { leaving, moving, grades, teaching } = people
  await addSchoolYear(db, actor.districtId, calendar)
  await changeTeaching(db, actor.districtId, teaching, now())
  const hasBegun = calendar.startsOn <= place.today
  if (hasBegun) await changeGrades(db, grades)
  await setDone(db, {
    doneAt: now(),
    doneById: actor.userId,
    done: { teaching, grades, leaving: leaving.length, moving: moving.length },
    gradesDueOn: hasBegun || grades.length === 0 ? null : calendar.startsOn,
  })
  const subject = { kind: 'district', id: actor.districtId } as const
  await record('school-year.roll-over', subject, carriedOut(calendar, people))
}
