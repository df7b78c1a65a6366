import { Refusal } from '@corridor/contract/refusal'
import type { RegistrationAtOnce } from '@corridor/contract/sign-in/registration'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call, contract } from '../../../api/client.ts'
import { rememberSignIn, storedToken } from '../../../api/tokens.ts'
import { enter } from '../enter.ts'
import type { Opens } from './registration.ts'

/** Registers a district. A token in the answer opens the dashboard; without one the mail says what comes next. */
export function useRegister(opens: Opens, onMailed: (registration: RegistrationAtOnce) => void) {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()

  const register = async (registration: RegistrationAtOnce) => {
    setRefusal(undefined)
    const { password, ...others } = registration
    try {
      // With a mailed link the password is chosen there.
      await call(contract.registration.register, { body: opens === 'at-once' ? registration : others })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'too-many-requests') throw error
      setRefusal('Several districts were registered from your network just now. Try again in an hour.')
      return
    }
    if (storedToken() === null) return onMailed(registration)
    rememberSignIn(registration.email.trim().toLowerCase(), false)
    await enter(navigate)
  }
  return { register, refusal }
}
