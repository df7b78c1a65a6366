import { type Provider, providerTitles } from '@corridor/domain/people/sign-in/providers'
import { useState } from 'react'
import { contract, query } from '../api/client.ts'
import { failed } from '../api/failed.tsx'
import { leaving } from './identity-leave.ts'
import { type OfferedProvider, type Purpose, requestIdentity } from './identity-request.ts'

export const offeredProviders = query(contract.identities.providers, {})

/** Sends the browser to a provider, and says to which while it is leaving. */
export function useIdentity() {
  const [leavingFor, setLeavingFor] = useState<Provider>()
  const begin = async (offered: OfferedProvider, purpose: Purpose) => {
    setLeavingFor(offered.provider)
    try {
      leaving.leaveFor(await requestIdentity(offered, purpose))
    } catch (error) {
      setLeavingFor(undefined)
      failed(error, { message: `${providerTitles[offered.provider]} did not open. Please try again later.` })
    }
  }
  return { begin, leavingFor }
}
