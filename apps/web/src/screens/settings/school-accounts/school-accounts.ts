import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { contract, query } from '../../../api/client.ts'
import { receiveIdentity } from '../../../identity/identity-return.ts'
import { offeredProviders } from '../../../identity/use-identity.ts'

export type LinkedIdentity = ResponseOf<typeof Contract.identities.list>['items'][number]

export const linkedIdentities = query(contract.identities.list, {})

export async function loadSchoolAccounts(cache: QueryClient, url: URL): Promise<void> {
  await receiveIdentity(url)
  await Promise.all([cache.ensureQueryData(offeredProviders), cache.ensureQueryData(linkedIdentities)])
}
