import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { Refusal } from '@corridor/contract/refusal'
import { queryOptions } from '@tanstack/react-query'
import { call, contract } from '../../../api/client.ts'

export type Invitation = ResponseOf<typeof Contract.invitation.show>

/** The invitation of a mailed link; null where it opens nothing, or no longer. */
export function invitationOf(token: string) {
  return queryOptions({
    queryKey: [contract.invitation.show.path, token],
    queryFn: () => (token ? call(contract.invitation.show, { params: { token } }).catch(orNothing) : null),
  })
}

function orNothing(error: unknown): null {
  if (isSpent(error)) return null
  throw error
}

export function isSpent(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'invitation-not-valid'
}
