import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../database/doors.ts'
import type { ActorContext } from '../../http/mount.ts'
import { contentFor } from './content-for.ts'
import { describeConfiguration, maySee, usedIn } from './describe-configuration.ts'
import { findConfiguration, publishedVersions, usesOf } from './known.queries.ts'

export function showConfiguration(
  { db, actor }: ActorContext,
  { params }: RequestOf<typeof contract.configurations.show>,
): Promise<ConfigurationDetails> {
  return detailsOf(db, actor, params.configurationId)
}

/** A configuration with its draft and its versions, as far as somebody may see them. */
export async function detailsOf(db: Queries, actor: Actor, id: number): Promise<ConfigurationDetails> {
  const row = await findConfiguration(db, id)
  if (!row || !maySee(actor, row)) throw new Problem('configuration-not-found')
  const [versions, uses] = await Promise.all([publishedVersions(db, row.id), usesOf(db, row.id)])
  const described = describeConfiguration(actor, row, uses)
  const { draft, draftRevision, draftSavedAt } = row
  return {
    ...described,
    draft:
      described.hasDraft && draft && draftSavedAt
        ? { content: draft, revision: draftRevision, savedAt: draftSavedAt.toISOString() }
        : null,
    draftRevision,
    versions: versions.flatMap(({ publishedAt, ...it }) => {
      const content = contentFor(actor, row.toolTypeId, it.content)
      const used = usedIn(uses.filter(({ version }) => version === it.version))
      return content ? [{ ...it, content, used, publishedAt: publishedAt.toISOString() }] : []
    }),
  }
}
