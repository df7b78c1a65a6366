import type { Educator } from '@corridor/contract/people/educators'
import type { Actor } from '@corridor/domain/people/actor'
import { mayAgreeSteps, mayInviteAt, mayManageEducator } from '@corridor/domain/people/educator-sight'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import type { DistrictToday } from '../districts/district-today.ts'
import { getSeenNow, isMe, type KnownEducator } from './seen-educator.ts'
import { describeStep } from './steps/describe-step.ts'
import { stepsOf } from './steps/steps.queries.ts'
import { type Moment, momentOf, teachesNow } from './teaching/school-moment.ts'

/** An educator in somebody's sight, as they are described and as they are known. */
export async function showEducator(
  db: Queries,
  actor: Actor,
  place: DistrictToday,
  id: EducatorId,
): Promise<{ educator: Educator; known: KnownEducator; isOwnPage: boolean }> {
  const moment = await momentOf(db, place)
  const known = await getSeenNow(db, actor, moment.today, id)
  // Support with an educator's eyes reads somebody else's file.
  const isOwnPage = isMe(actor, known) && actor.realUserId === actor.userId
  return { educator: await describeEducator(db, actor, moment, known), known, isOwnPage }
}

export async function describeEducator(
  db: Queries,
  actor: Actor,
  moment: Moment,
  known: KnownEducator,
): Promise<Educator> {
  const { sortName: _, userId: __, taught, schools, ...facts } = known
  const isMine = isMe(actor, known)
  const mayAddSteps = mayAgreeSteps(actor, known, isMine)
  const steps = await stepsOf(db, actor, known.id)
  return {
    today: moment.today,
    ...facts,
    schools: taught.map(({ schoolId, school, startsOn, endsOn }) => ({
      school: { id: schoolId, name: school.name },
      startsOn,
      endsOn,
    })),
    teachesNow: teachesNow(known, taught, moment),
    steps: steps.map((it) => describeStep(it, moment.timeZone, { mayChange: mayAddSteps, isMine })),
    mayChange: mayManageEducator(actor, known),
    mayAddSteps,
    mayInvite: !known.hasAccount && known.isActive && schools.some((id) => mayInviteAt(actor, id)),
  }
}
