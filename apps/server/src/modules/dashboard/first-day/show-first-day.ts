import type { FirstVisit, Setup } from '@corridor/contract/reports/first-day'
import { dayIn, daysFrom } from '@corridor/domain/calendar/calendar'
import { type Actor, holds, isImpersonated, scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import { powers, roles, roleTitles } from '@corridor/domain/people/roles'
import type { Queries } from '../../../database/doors.ts'
import { trialBeganOn } from '../../billing/plan-view.ts'
import { toolsOfDistrict } from '../../configurations/tools/tools-of-district.ts'
import type { DistrictToday } from '../../districts/district-today.ts'
import {
  anyFinished,
  anyFinishedBy,
  areToolsChosen,
  countEducators,
  countObservers,
  countSchools,
  findDraft,
  hasSample,
  holdersAt,
  visitable,
  yearFrom,
} from './first-day.queries.ts'

const MOST_HELPERS = 3
const helping = roles.filter((role) => powers[role]['educator.manage'])

export interface FirstDay {
  readonly setup?: Setup
  readonly firstVisit?: FirstVisit
}

/**
 * The steps that are left before the first visit: of a whole district, for who runs it, or of one observer. Once the
 * first visit is finished this costs one look at an index.
 */
export async function showFirstDay(db: Queries, actor: Actor, place: DistrictToday): Promise<FirstDay> {
  if (holds(actor, 'district.manage')) {
    const [finished] = await anyFinished(db)
    return finished ? {} : { setup: await showSetup(db, actor, place) }
  }
  if (!place.isPaidFor || !holds(actor, 'observation.create')) return {}
  const [finished] = await anyFinishedBy(db, { userId: actor.userId })
  return finished ? {} : { firstVisit: await showFirstVisit(db, actor, place) }
}

async function showSetup(db: Queries, actor: Actor, place: DistrictToday): Promise<Setup> {
  const [year, schools, educators, tools, isChosen, observers, draft, sample] = await Promise.all([
    yearFrom(db, place.today),
    countSchools(db),
    countEducators(db),
    toolsOfDistrict(db),
    areToolsChosen(db),
    countObservers(db, actor.userId, place.today),
    ownDraft(db, actor),
    hasSample(db),
  ])
  const on = tools.filter(({ isEnabled }) => isEnabled).length
  return {
    year,
    schools,
    educators,
    tools: { on, all: tools.length, isChosen },
    observers,
    draft,
    hasSample: sample,
    trial: await trialOf(db, place),
  }
}

/** The actor's own draft. Drafts are their observer's alone: support that looks with somebody's eyes does not see them. */
function ownDraft(db: Queries, actor: Actor) {
  return isImpersonated(actor) ? null : findDraft(db, actor.userId)
}

async function trialOf(db: Queries, place: DistrictToday): Promise<Setup['trial']> {
  const { district, today } = place
  const startedOn = await trialBeganOn(db, place)
  if (startedOn === null || !district.trialEndsAt) return null
  const endsOn = dayIn(district.timeZone, district.trialEndsAt)
  return { startedOn, endsOn, daysLeft: daysFrom(today, endsOn), days: daysFrom(startedOn, endsOn) }
}

async function showFirstVisit(
  db: Queries,
  actor: Actor,
  { today, policies }: DistrictToday,
): Promise<FirstVisit> {
  const scope = scopeOf(actor, 'observation.create')
  const [found, tools, draft, sample] = await Promise.all([
    visitable(db, scope, today),
    toolsOfDistrict(db),
    ownDraft(db, actor),
    hasSample(db),
  ])
  const assigned = actor.assignments.flatMap(({ schoolId }) => schoolId ?? [])
  const schools = [...new Set([...found.schools, ...assigned])]
  const isHere = (at: readonly SchoolId[] | null) => at === null || at.some((id) => schools.includes(id))
  const on = tools.filter((it) => it.isEnabled && isHere(it.schools)).length
  const mayAddEducators = holds(actor, 'educator.manage')
  const mayChooseTools = holds(actor, 'tool.manage') && policies.schoolsChooseTools
  const isStuck = (found.educators === 0 && !mayAddEducators) || (on === 0 && !mayChooseTools)
  const holders = isStuck ? await holdersAt(db, helping, { schools, today, limit: MOST_HELPERS }) : []
  return {
    educators: found.educators,
    tools: on,
    draft,
    hasSample: sample,
    mayAddEducators,
    mayChooseTools,
    helpers: holders.map(({ name, role }) => ({ name, role: roleTitles[role] })),
  }
}
