import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { Refusal } from '@corridor/contract/refusal'
import { queryOptions } from '@tanstack/react-query'
import { call, contract, query } from '../../../api/client.ts'

/** Whether a registration opens from a mailed link or at once. */
export const waysToOpen = query(contract.registration.show, {})
export type Opens = ResponseOf<typeof Contract.registration.show>['opens']

export type Registered = ResponseOf<typeof Contract.registration.open>

const spentCodes = ['registration-not-valid', 'registration-confirmed', 'address-has-account'] as const
export type SpentCode = (typeof spentCodes)[number]

/** What a mailed link begins, or why it begins nothing; null without a token. */
export function registrationOf(token: string) {
  return queryOptions({
    queryKey: [contract.registration.open.path, token],
    queryFn: (): Promise<Registered | SpentCode | null> =>
      token ? call(contract.registration.open, { params: { token } }).catch(orSpent) : Promise.resolve(null),
  })
}

function orSpent(error: unknown): SpentCode {
  const code = spentCodeOf(error)
  if (code) return code
  throw error
}

export function spentCodeOf(error: unknown): SpentCode | undefined {
  return error instanceof Refusal ? spentCodes.find((code) => code === error.code) : undefined
}
