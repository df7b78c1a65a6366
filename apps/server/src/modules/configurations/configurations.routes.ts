import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { listConfigurations } from './list-configurations.ts'
import { publishConfiguration } from './publish-configuration.ts'

export const configurationRoutes: Handlers<typeof contract.configurations> = {
  list: (context, request) => listConfigurations(context, request),
  publish: (context, request) => publishConfiguration(context, request),
}
