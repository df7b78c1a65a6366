import type { Configuration } from '@corridor/contract/configurations'
import { type Actor, scopeOf } from '@corridor/domain/actor'
import type { NewestVersion } from './configurations.queries.ts'

export function describeConfiguration(actor: Actor, row: NewestVersion): Configuration {
  return { ...row, publishedAt: row.publishedAt.toISOString(), mayChange: mayPublish(actor) }
}

/** What holds for the whole district is set by who may set it everywhere. */
export function mayPublish(actor: Actor): boolean {
  return scopeOf(actor, 'tool.manage').schools === 'all'
}
