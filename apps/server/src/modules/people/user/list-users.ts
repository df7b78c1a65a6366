import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../../database/doors.ts'
import { frameOf, pageOf } from '../../../http/page-cursor.ts'
import { districtToday } from '../../districts/district-today.ts'
import { describeUsers } from './describe-users.ts'
import { sightOf } from './managed-user.ts'
import { pageOfUsers, tallyUsers } from './users.queries.ts'

type List = typeof contract.users.list

export async function listUsers(
  db: Queries,
  actor: Actor,
  now: Date,
  { after, before, limit, ...filters }: RequestOf<List>['query'],
): Promise<ResponseOf<List>> {
  const page = pageOf({ after, before, limit })
  const { today } = await districtToday(db, now)
  const sight = sightOf(actor, today)
  const people = await pageOfUsers(db, sight, filters, page)
  const { found, before: earlier, ...counts } = await tallyUsers(db, sight, filters, people[0])
  const items = await describeUsers(db, actor, today, people)
  return { items, ...frameOf(people, { found, earlier }), counts }
}
