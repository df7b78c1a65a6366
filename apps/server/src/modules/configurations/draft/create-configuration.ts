import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { findTool } from '@corridor/tools/registry/registry'
import type { ActorContext } from '../../../http/mount.ts'
import { listSchools } from '../../districts/list-schools.ts'
import { mayChange } from '../describe-configuration.ts'
import { ensureConfigurations } from '../ensure-configurations.ts'
import { detailsOf } from '../show-configuration.ts'
import { insertDraft } from './writing.queries.ts'

/** A set or a rubric begins as a draft: observers see nothing of it until it is published. */
export async function createConfiguration(
  { db, actor, now, record }: ActorContext,
  { body: { toolTypeId, schoolId, name, content } }: RequestOf<typeof contract.configurations.create>,
): Promise<ConfigurationDetails> {
  if (findTool(toolTypeId)?.isSingle !== false)
    throw new Problem('invalid-request', { fields: { toolTypeId: 'Choose look-for sets or rubrics.' } })
  const schools = await listSchools(db, schoolId === null ? [] : [schoolId])
  if (schoolId !== null && schools.length === 0)
    throw new Problem('invalid-request', { fields: { schoolId: 'Choose a school of your district.' } })
  if (!mayChange(actor, { schoolId })) throw new Problem('forbidden')
  const { districtId } = actor
  // What Corridor ships comes first: a district that has some sets gets no more.
  await ensureConfigurations(db, districtId, now())
  const draft = { draft: content, draftRevision: 1, draftSavedAt: now() }
  const id = await insertDraft(db, { districtId, toolTypeId, schoolId, name, ...draft })
  await record('configuration.create', { kind: 'configuration', id })
  return detailsOf(db, actor, id)
}
