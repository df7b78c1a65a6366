import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import type { RosterMends } from '@corridor/domain/roster/plan/roster-plan'
import type { Queries } from '../../../database/doors.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { listSchools } from '../../districts/list-schools.ts'
import { describeImport } from '../describe-import.ts'
import { reachOf, requireDecider } from '../import-access.ts'
import { changeImport, type ImportRow, lockImport, rowsOf } from '../rosters.queries.ts'
import { type Checked, stagePlan } from './stage-plan.ts'

type Mend = typeof contract.rosterImports.mend

/** Takes up a person's corrections of a file, and checks it again without the file. */
export async function mendRoster(
  { db, actor, place, now }: ActorContext,
  { params, body }: RequestOf<Mend>,
): Promise<RosterImport> {
  const row = requireDecider(actor, await lockImport(db, params.importId))
  if (row.state !== 'checked') throw new Problem('import-not-open')
  if (body.school) await requireSchool(db, actor, row, body.school.schoolId)
  const mends = mended(row.mends, body)
  const isWhole = body.isWhole ?? row.isWhole
  const change = await checkAgain(db, actor, place, { ...row, mends, isWhole }, now())
  const told = { ...change, userId: actor.userId, mends, isWhole, reason: null }
  await changeImport(db, row.id, told)
  return describeImport(db, actor, { ...row, ...told })
}

/** Checks an import again by what is known now, from the rows that wait. */
export async function checkAgain(
  db: Queries,
  actor: Actor,
  place: ActorContext['place'],
  row: ImportRow,
  now: Date,
): Promise<Checked & Pick<ImportRow, 'movedAt'>> {
  const planned = await stagePlan(db, actor, place, row, await rowsOf(db, row.id))
  return { ...planned, movedAt: now }
}

function mended(mends: RosterMends, { address, dropped, school }: RequestOf<Mend>['body']): RosterMends {
  const { addresses, schools } = mends
  return {
    addresses: address ? { ...addresses, [address.row]: address.email ?? '' } : addresses,
    dropped: [...new Set([...mends.dropped, ...(dropped ?? [])])],
    schools: school ? { ...schools, [school.key]: school.schoolId } : schools,
  }
}

async function requireSchool(db: Queries, actor: Actor, { who }: ImportRow, schoolId: number) {
  const open = await listSchools(db, reachOf(actor, who))
  if (!open.some(({ id }) => id === schoolId)) throw new Problem('school-not-found')
}
