import { Refusal } from '@corridor/contract/refusal'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cache } from '../../../api/cache.ts'
import { call, contract } from '../../../api/client.ts'
import { rememberSignIn } from '../../../api/tokens.ts'
import { enter } from '../enter.ts'
import { type Invitation, invitationOf, isSpent } from './invitation.ts'

interface Acceptance {
  readonly name: string
  readonly password: string
  readonly code: string
  readonly staySignedIn: boolean
}

/** Accepts an invitation and opens the dashboard. Refusals of what was typed are for the form to show. */
export function useAccept(token: string, { email, hasAccount }: Invitation) {
  const navigate = useNavigate()
  const [asksCode, setAsksCode] = useState(false)

  const accept = async ({ name, password, code, staySignedIn }: Acceptance) => {
    const way = hasAccount
      ? { by: 'account' as const, password, ...(asksCode && { code }) }
      : { by: 'new-password' as const, password }
    try {
      await call(contract.invitation.accept, { params: { token }, body: { name, way, staySignedIn } })
    } catch (error) {
      if (error instanceof Refusal && error.code === 'second-factor-required') return setAsksCode(true)
      if (isSpent(error)) return void cache.setQueryData(invitationOf(token).queryKey, null)
      throw await atFields(error)
    }
    rememberSignIn(email, staySignedIn)
    await enter(navigate)
  }

  /** Moves a refusal’s messages from the request’s fields to the form’s. */
  const atFields = async (error: unknown) => {
    if (!(error instanceof Refusal) || !error.fields) return error
    const { way, 'way.password': password, 'way.code': code, ...fields } = error.fields
    // An account was made meanwhile, or is gone.
    if (way) await cache.fetchQuery({ ...invitationOf(token), staleTime: 0 })
    const secret = password ?? way
    return new Refusal(error.code, error, {
      fields: { ...fields, ...(secret && { password: secret }), ...(code && { code }) },
    })
  }

  return { accept, asksCode }
}
