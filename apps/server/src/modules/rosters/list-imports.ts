import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { scopeOf } from '@corridor/domain/people/actor'
import type { ActorContext } from '../../http/mount.ts'
import { listSchools } from '../districts/list-schools.ts'
import { describeImport, endLost } from './describe-import.ts'
import { maySee, reachOf } from './import-access.ts'
import { findRunning, keepHabits, latestImports } from './rosters.queries.ts'
import { dropSuggestion, suggestionsFor } from './suggestions.queries.ts'

type List = typeof contract.rosterImports.list

export async function listImports(
  { db, actor, now }: ActorContext,
  { query }: RequestOf<List>,
): Promise<ResponseOf<List>> {
  const reach = reachOf(actor, query.who)
  await endLost(db, now())
  const items = []
  for (const row of await latestImports(db, query.who))
    if (maySee(actor, row)) items.push(await describeImport(db, actor, row))
  const running = await findRunning(db)
  const schools = await listSchools(db, reach)
  return {
    items,
    running: running
      ? { name: running.name, since: running.since.toISOString(), isMe: running.userId === actor.userId }
      : null,
    schools: schools.map(({ id, name }) => ({ id, name })),
  }
}

export async function mapColumns(
  { db, actor }: ActorContext,
  { body }: RequestOf<typeof contract.rosterImports.map>,
): Promise<Record<never, never>> {
  reachOf(actor, body.who)
  const mapping = Object.fromEntries(body.columns.map(({ heading, field }) => [heading, field]))
  await keepHabits(db, actor.districtId, body.who, { mapping })
  return {}
}

const MOST_SUGGESTED = 200

export async function listSuggestions({
  db,
  actor,
}: ActorContext): Promise<ResponseOf<typeof contract.rosterImports.suggestions>> {
  const found = await suggestionsFor(db, scopeOf(actor, 'user.manage').schools)
  return {
    found: found.length,
    items: found.slice(0, MOST_SUGGESTED).map(({ schoolId, schoolName, ...it }) => ({
      ...it,
      school: schoolId !== null && schoolName !== null ? { id: schoolId, name: schoolName } : null,
    })),
  }
}

export async function dismissSuggestion(
  { db, actor }: ActorContext,
  { params }: RequestOf<typeof contract.rosterImports.dismiss>,
): Promise<Record<never, never>> {
  const { schools } = scopeOf(actor, 'user.manage')
  if (!(await dropSuggestion(db, params.suggestionId, schools))) throw new Problem('suggestion-not-found')
  return {}
}
