import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { isSame, type JsonObject } from '@corridor/domain/data/json'
import type { Tool } from '@corridor/tools/definition/seal'
import type { ActorContext } from '../../../http/mount.ts'
import { type KnownConfiguration, publishedVersions } from '../known.queries.ts'
import { detailsOf } from '../show-configuration.ts'
import { checkContent } from './check-content.ts'
import { lockForChange } from './lock-for-change.ts'
import { mapItems } from './map-items.ts'
import { clearDraft, insertVersion, nameConfiguration } from './writing.queries.ts'

type Publishing = RequestOf<typeof contract.configurations.publish>

/** Publishes the next version of a configuration. Versions that are out stay as they are. */
export async function publishConfiguration(
  context: ActorContext,
  { params: { configurationId }, body }: Publishing,
): Promise<ConfigurationDetails> {
  const { db, actor, now, record } = context
  const { row, tool } = await lockForChange(db, actor, configurationId)
  if (row.retiredAt) throw new Problem('configuration-is-retired')
  const shown = () => detailsOf(db, actor, configurationId)
  if (await isOut(context, row, tool, body)) return shown()
  const last = row.version ?? 0
  if (last !== body.baseVersion) throw new Problem('configuration-has-moved', { current: await shown() })
  const version = last + 1
  const content = contentOf(tool, row.content, body)
  await insertVersion(db, {
    districtId: actor.districtId,
    configurationId,
    version,
    content,
    publishedAt: now(),
    publishedById: actor.userId,
  })
  await nameConfiguration(db, configurationId, tool.name(content))
  await clearDraft(db, configurationId)
  await record('configuration.publish', { kind: 'configuration', id: configurationId }, [
    { what: 'Version', from: last > 0 ? String(last) : null, to: String(version) },
  ])
  return shown()
}

/** An answer may get lost: what the same person sends again is out already. */
async function isOut(
  { db, actor }: ActorContext,
  { id, version, content, publishedById }: KnownConfiguration,
  tool: Tool,
  body: Publishing['body'],
): Promise<boolean> {
  if (!content || version !== body.baseVersion + 1 || publishedById !== actor.userId) return false
  const [, before] = await publishedVersions(db, id)
  return isSame(content, contentOf(tool, before?.content ?? null, body))
}

/** The content to publish: with the ids that its items keep or get, and still such as the tool can work with. */
function contentOf(tool: Tool, before: JsonObject | null, body: Publishing['body']): JsonObject {
  const { content, mapping = {}, baseVersion } = body
  const checked = checkContent(tool.checkConfig, content)
  return checkContent(tool.checkConfig, mapItems(tool, before, checked, mapping, baseVersion + 1))
}
