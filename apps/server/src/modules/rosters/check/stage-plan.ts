import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import { planEducators } from '@corridor/domain/roster/plan/plan-educators'
import { planUsers } from '@corridor/domain/roster/plan/plan-users'
import type { PlanItem, PlanKind, Planning } from '@corridor/domain/roster/plan/roster-plan'
import type { RosterRow } from '@corridor/domain/roster/roster-row'
import type { Queries } from '../../../database/doors.ts'
import type { DistrictToday } from '../../districts/district-today.ts'
import { listEverySchool } from '../../districts/list-every-school.ts'
import { knownEducators } from '../../educators/roster/known-educators.ts'
import { knownUsers } from '../../people/roster-people.ts'
import { wholeOf } from '../describe-import.ts'
import { reachOf, rightsOf } from '../import-access.ts'
import { dropPlan, insertPlan, type StagedItem } from '../plan.queries.ts'
import { rosterPlaces } from '../read/roster-places.ts'
import { habitsOf, type ImportRow } from '../rosters.queries.ts'
import { standingSuggestions } from '../suggestions.queries.ts'
import { inTurns } from './in-turns.ts'

type Asked = Pick<ImportRow, 'districtId' | 'id' | 'who' | 'read' | 'isWhole' | 'mends' | 'version'>

/** The result of a check. */
export type Checked = Pick<
  ImportRow,
  'active' | 'checkedOn' | 'counts' | 'outside' | 'rights' | 'total' | 'version'
>

const AT_ONCE = 250

/**
 * Plans a roster by what is known now, and writes the plan down in place of the one before. A plan that nobody wants any
 * more is given up: others wait for their turn.
 */
export async function stagePlan(
  db: Queries,
  actor: Actor,
  { today }: Pick<DistrictToday, 'today'>,
  asked: Asked,
  rows: readonly RosterRow[],
  isWanted = () => true,
): Promise<Checked> {
  const planning = await planFor(db, actor, today, asked, rows)
  await dropPlan(db, asked.id)
  const counts = { new: 0, changed: 0, leaving: 0, unchanged: 0, fault: 0, invite: 0 }
  let staged: StagedItem[] = []
  const write = () => {
    if (!isWanted()) throw new Problem('import-not-open')
    const items = staged
    staged = []
    return insertPlan(db, asked, items)
  }
  const { outside, active } = await inTurns(planning, (item) => {
    if (!item) return
    counts[item.kind] += 1
    staged.push({ ...item, position: counts[item.kind], words: wordsOf(item) })
    return staged.length < AT_ONCE ? undefined : write()
  })
  await write()
  return {
    counts,
    outside,
    active,
    version: asked.version + 1,
    checkedOn: today,
    rights: rightsOf(actor, asked.who),
    total: toDo(counts),
  }
}

function toDo(counts: Readonly<Record<PlanKind, number>>): number {
  return counts.new + counts.changed + counts.leaving + counts.invite
}

async function planFor(
  db: Queries,
  actor: Actor,
  today: DistrictToday['today'],
  asked: Asked,
  rows: readonly RosterRow[],
): Promise<Planning> {
  const { who, read } = asked
  const habits = await habitsOf(db, who)
  const mends = { ...asked.mends, schools: { ...habits.schools, ...asked.mends.schools } }
  const placeOf = rosterPlaces(read ?? { columns: [] })
  const reach = reachOf(actor, who)
  const schools = await listEverySchool(db)
  const users = await knownUsers(db, actor, today)
  const suggested = await standingSuggestions(db)
  if (who === 'users') return planUsers({ reach, users, suggested, schools, rows, mends, placeOf })
  const addresses = new Set(users.map(({ email }) => email))
  const educators = await knownEducators(db)
  const isWhole = wholeOf(asked)
  const known = { today, reach, educators, schools, addresses, suggested }
  return planEducators({ ...known, rows, isWhole, mends, placeOf })
}

function wordsOf({ name, externalId, email, changes, hint }: PlanItem): string {
  const changed = changes.flatMap(({ field, from, to }) => [field, from, to])
  return [name, externalId, email, hint, ...changed].filter((it) => it !== null).join(' ')
}
