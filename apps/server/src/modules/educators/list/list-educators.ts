import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { EducatorRow } from '@corridor/contract/people/educators'
import { MOST_EDUCATORS } from '@corridor/contract/people/educators-asked'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { type Actor, holds } from '@corridor/domain/people/actor'
import type { PageByName } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { frameOf, pageOf } from '../../../http/page-cursor.ts'
import type { DistrictToday } from '../../districts/district-today.ts'
import {
  type FoundEducator,
  findEducators,
  firstOfList,
  pageOfEducators,
  tallyEducators,
} from '../educators.queries.ts'
import { searchList } from '../found/search-list.ts'
import { sightOf, visitSightOf } from '../seen-educator.ts'
import { countOpenSteps } from '../steps/steps.queries.ts'
import { isOn, type Moment, momentOf, teachesNow } from '../teaching/school-moment.ts'
import { teachingOf } from '../teaching/teaching.queries.ts'
import { lastVisits } from '../visits/visits.queries.ts'
import type { Listing } from './listed.queries.ts'

type List = typeof contract.educators.list

export async function listEducators(
  db: Queries,
  actor: Actor,
  place: DistrictToday,
  { after, before, limit, ...asked }: RequestOf<List>['query'],
): Promise<ResponseOf<List>> {
  const page = pageOf({ after, before, limit })
  const moment = await momentOf(db, place)
  const listing = listingOf(actor, moment, asked)
  const { found, tally, isMore } = await pageOfList(db, listing, page)
  return {
    items: found.length > 0 ? await rowsOf(db, actor, moment, found) : [],
    ...frameOf(found, tally, { most: MOST_EDUCATORS, isMore }),
    mayAdd: holds(actor, 'educator.manage'),
  }
}

async function pageOfList(db: Queries, asked: Listing, page: PageByName) {
  return page.before || page.after ? laterPage(db, asked, page) : firstPage(db, asked, page.limit)
}

async function firstPage(db: Queries, asked: Listing, limit: number) {
  let found = 0
  const ids = await searchList(db, asked, async (listing) => {
    const list = await firstOfList(db, listing, limit + 1)
    found = list.found
    return list.ids
  })
  const people = ids.length > 0 ? await findEducators(db, ids.slice(0, limit)) : []
  return { found: people, tally: { found, earlier: 0 }, isMore: ids.length > limit }
}

async function laterPage(db: Queries, asked: Listing, page: PageByName) {
  const { limit, before } = page
  let listing = asked
  const rows = await searchList(db, asked, (it) => {
    listing = it
    return pageOfEducators(db, it, { ...page, limit: limit + 1 })
  })
  const found = before ? rows.slice(-limit) : rows.slice(0, limit)
  const tally = await tallyEducators(db, listing, found[0])
  return { found, tally, isMore: before !== undefined || rows.length > limit }
}

export function listingOf(actor: Actor, { today, timeZone }: Moment, asked: Listing['asked']): Listing {
  return { actor, sight: sightOf(actor, today), timeZone, asked }
}

/** Rows of a list of educators, by three statements, however many they are. */
export async function rowsOf(
  db: Queries,
  actor: Actor,
  moment: Moment,
  found: readonly FoundEducator[],
): Promise<EducatorRow[]> {
  const ids = found.map(({ id }) => id)
  const [taught, visits, steps] = await Promise.all([
    teachingOf(db, ids),
    lastVisits(db, visitSightOf(actor, found), ids),
    countOpenSteps(db, actor, ids),
  ])
  const visited = new Map(visits.map((it) => [it.educatorId, it.startedAt]))
  const open = new Map(steps.map((it) => [it.educatorId, it.steps]))
  return found.map((educator) => {
    const { id, name, grades, subject, room, isActive, isProvisional } = educator
    const places = taught.filter((it) => it.educatorId === id && isOn(moment.today, it))
    const lastVisit = visited.get(id)
    return {
      id,
      name,
      grades,
      subject,
      room,
      isActive,
      isProvisional,
      schools: places.map((it) => ({ id: it.schoolId, name: it.school.name })),
      teachesNow: teachesNow(educator, places, moment),
      lastVisitOn: lastVisit ? dayIn(moment.timeZone, lastVisit) : null,
      openSteps: open.get(id) ?? 0,
    }
  })
}
