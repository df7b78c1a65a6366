import type { Pair, Side } from '@corridor/contract/people/educator-sets'
import { Problem } from '@corridor/contract/problems'
import { dayIn } from '@corridor/domain/calendar/calendar'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../../http/mount.ts'
import { countKnown } from '../../observations/merging/count-known.ts'
import { type FoundEducator, findEducators } from '../educators.queries.ts'
import { getManaged, visitSightOf } from '../seen-educator.ts'
import { countOpenSteps } from '../steps/steps.queries.ts'
import { isOn, momentOf } from '../teaching/school-moment.ts'
import { teachingOf } from '../teaching/teaching.queries.ts'
import { lastVisits } from '../visits/visits.queries.ts'
import { insertApart } from './merging.queries.ts'

/** Pairs of educators side by side, by the same statements for as many as there are on a page. */
export async function sidesOf(
  { db, actor, place }: Pick<ActorContext, 'actor' | 'db' | 'place'>,
  ids: readonly EducatorId[],
): Promise<Map<EducatorId, Side>> {
  if (ids.length === 0) return new Map()
  const moment = await momentOf(db, place)
  const found = await findEducators(db, ids)
  const taught = await teachingOf(db, ids)
  const sight = visitSightOf(actor, found)
  const visits = await lastVisits(db, sight, ids)
  const counts = await countKnown(db, sight, ids)
  const steps = await countOpenSteps(db, actor, ids)
  return new Map(
    found.map((it) => {
      const visit = visits.find(({ educatorId }) => educatorId === it.id)
      const count = counts.find(({ educatorId }) => educatorId === it.id)
      const places = taught.filter((row) => row.educatorId === it.id && isOn(moment.today, row))
      const { id, name, email, externalId, grades, subject, room, hiredOn, isActive, isProvisional } = it
      const facts = { id, name, email, externalId, grades, subject, room, hiredOn, isActive, isProvisional }
      return [
        id,
        {
          ...facts,
          schools: places.map(({ school }) => school.name),
          account: accountOf(it),
          observations: count?.observations ?? 0,
          conferences: count?.conferences ?? 0,
          lastVisitOn: visit ? dayIn(moment.timeZone, visit.startedAt) : null,
          steps: steps.find(({ educatorId }) => educatorId === id)?.steps ?? 0,
        },
      ]
    }),
  )
}

function accountOf({ hasAccount, isInvited }: FoundEducator): Side['account'] {
  if (hasAccount) return 'account'
  return isInvited ? 'invited' : 'none'
}

/** Two educators whom somebody chose, side by side, both the actor's to change. */
export async function showBeside(
  context: ActorContext,
  { educatorId, otherId }: { readonly educatorId: EducatorId; readonly otherId: EducatorId },
): Promise<Pair> {
  await requireBoth(context, educatorId, otherId)
  const sides = await sidesOf(context, [educatorId, otherId])
  const [one, other] = [sides.get(educatorId), sides.get(otherId)]
  if (!one || !other) throw new Problem('educator-not-found')
  return { alike: [], one, other }
}

/** Remembers that two educators are not the same person. */
export async function tellApart(
  context: ActorContext,
  { educatorId, otherId }: { readonly educatorId: EducatorId; readonly otherId: EducatorId },
) {
  const { db, actor, record } = context
  await requireBoth(context, educatorId, otherId)
  const isNew = await insertApart(db, actor.districtId, educatorId, otherId)
  if (isNew) await record('educator.tell-apart', { kind: 'educator', id: educatorId })
  return {}
}

async function requireBoth({ db, actor, place }: ActorContext, one: EducatorId, other: EducatorId) {
  if (one === other) throw new Problem('same-educator')
  const { today } = await momentOf(db, place)
  await getManaged(db, actor, today, one)
  await getManaged(db, actor, today, other)
}
