import type { Configuration } from '@corridor/contract/configurations/configurations'
import { type Actor, scopeOf } from '@corridor/domain/people/actor'
import { findTool } from '@corridor/tools/registry/registry'
import { contentFor } from './content-for.ts'
import { readHalfDone } from './draft/half-done.ts'
import type { KnownConfiguration, Use } from './known.queries.ts'

export function describeConfiguration(
  actor: Actor,
  row: KnownConfiguration,
  uses: readonly Use[],
): Configuration {
  const { id, toolTypeId, name, schoolId, schoolName } = row
  const isMine = mayChange(actor, row)
  const content = (row.content ? contentFor(actor, toolTypeId, row.content) : row.draft) ?? {}
  return {
    id,
    toolTypeId,
    name,
    status: statusOf(row),
    school: schoolId === null ? null : { id: schoolId, name: schoolName ?? '' },
    version: row.version ?? 0,
    content,
    items: readHalfDone(() => findTool(toolTypeId)?.items(content).length ?? 0, null),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publishedBy: row.publishedBy,
    hasDraft: isMine && row.draft !== null,
    used: usedIn(uses.filter(({ configurationId }) => configurationId === id)),
    mayChange: isMine,
  }
}

export function usedIn(uses: readonly Use[]): number {
  return uses.reduce((sum, { used }) => sum + used, 0)
}

/** Whether the actor may change a configuration: the district's if they set up tools everywhere, or their school's. */
export function mayChange(actor: Actor, { schoolId }: Pick<KnownConfiguration, 'schoolId'>): boolean {
  const { schools } = scopeOf(actor, 'tool.manage')
  return schools === 'all' || (schoolId !== null && schools.includes(schoolId))
}

/** Whether the actor may see a configuration. A draft, or one no longer offered, is the business of who may change it. */
export function maySee(actor: Actor, row: KnownConfiguration): boolean {
  if (mayChange(actor, row)) return true
  const { toolTypeId, content } = row
  return statusOf(row) === 'published' && !!content && contentFor(actor, toolTypeId, content) !== null
}

export function statusOf({ version, retiredAt }: KnownConfiguration): Configuration['status'] {
  if (version === null) return 'draft'
  return retiredAt === null ? 'published' : 'retired'
}
