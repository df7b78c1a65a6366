import { Refusal } from '@corridor/contract/refusal'
import type { Registration } from '@corridor/contract/registration'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { rememberSignIn, storedToken } from '../../api/tokens.ts'

/** Registers and opens the dashboard. Where no token comes with the answer, what follows is in the mail. */
export function useRegister(onMailed: (email: string) => void) {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()

  const register = async (registration: Registration) => {
    setRefusal(undefined)
    const email = registration.email.trim().toLowerCase()
    try {
      await call(contract.registration.register, { body: registration })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'too-many-requests') throw error
      setRefusal('Several districts were registered from your network just now. Try again in an hour.')
      return
    }
    if (storedToken() === null) return onMailed(email)
    rememberSignIn(email, false)
    // Nothing that somebody else read in this tab is shown to this person.
    cache.removeQueries({ type: 'inactive' })
    await navigate('/', { replace: true })
  }
  return { register, refusal }
}
