import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { ExportChoices } from '@corridor/contract/reports/exports'
import { type Actor, holds } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { powers } from '@corridor/domain/people/roles'
import type { ActorContext } from '../../http/mount.ts'
import { districtToday } from '../districts/district-today.ts'
import { findMe } from '../educators/find-me.ts'
import { describeExport } from './describe-export.ts'
import { has, nameIfExported, schoolsIn } from './export-reach.ts'
import { exportsOf, schoolNames } from './exports.queries.ts'

type List = typeof contract.exports.list

export async function listExports(
  context: ActorContext,
  { query }: RequestOf<List>,
): Promise<ResponseOf<List>> {
  const { db, actor, now } = context
  const rows = await exportsOf(db, actor.realUserId)
  return {
    items: rows.map((row) => describeExport(row, now())),
    choices: await choicesFor(context, query.educator),
  }
}

async function choicesFor(
  { db, actor, now }: ActorContext,
  educator: EducatorId | undefined,
): Promise<ExportChoices> {
  const schools = schoolsIn(actor)
  const offered = (await schoolNames(db)).filter(({ id }) => has(schools, id))
  const today = await districtToday(db, now())
  const scope = educator && ({ kind: 'educator', educatorId: educator } as const)
  const name = scope && (await nameIfExported(db, actor, today, scope))
  return {
    district: schools === 'all',
    schools: offered,
    educators: offered.length > 0,
    own: mayHaveOwn(actor, await findMe(db, actor.userId)),
    educator: educator && name ? { id: educator, name } : null,
  }
}

/** Whether somebody may have visits of their own: who neither observes nor is observed has none. */
function mayHaveOwn(actor: Actor, me: EducatorId | undefined): boolean {
  const isOwnReach = actor.assignments.some(({ role }) => powers[role]['export.run'] === 'own')
  return me !== undefined || isOwnReach || holds(actor, 'observation.create')
}
