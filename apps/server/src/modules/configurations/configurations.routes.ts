import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { createConfiguration } from './draft/create-configuration.ts'
import { discardDraft } from './draft/discard-draft.ts'
import { publishConfiguration } from './draft/publish-configuration.ts'
import { saveDraft } from './draft/save-draft.ts'
import { listConfigurations } from './list-configurations.ts'
import { restoreConfiguration, retireConfiguration } from './retire-configuration.ts'
import { showConfiguration } from './show-configuration.ts'

export const configurationRoutes: Handlers<typeof contract.configurations> = {
  list: (context, request) => listConfigurations(context, request),
  show: (context, request) => showConfiguration(context, request),
  create: (context, request) => createConfiguration(context, request),
  save: (context, request) => saveDraft(context, request),
  publish: (context, request) => publishConfiguration(context, request),
  retire: (context, { params }) => retireConfiguration(context, params.configurationId),
  restore: (context, { params }) => restoreConfiguration(context, params.configurationId),
  discard: (context, { params }) => discardDraft(context, params.configurationId),
}
