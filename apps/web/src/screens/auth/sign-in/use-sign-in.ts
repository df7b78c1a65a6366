import type { Credentials } from '@corridor/contract/sign-in/auth'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { rememberSignIn } from '../../../api/tokens.ts'
import { ownPath } from '../../../identity/own-path.ts'
import { enter } from '../enter.ts'

/** Signs in and goes on to where the person was going. Refusals of what was typed are for the form to show. */
export function useSignIn() {
  const goOn = useGoOn()
  return async (credentials: Credentials) => {
    await call(contract.auth.login, { body: credentials })
    rememberSignIn(credentials.email, credentials.staySignedIn)
    await goOn()
  }
}

export function useOpenDemo() {
  const goOn = useGoOn()
  const [isOpening, setIsOpening] = useState(false)
  const openDemo = async () => {
    setIsOpening(true)
    try {
      await call(contract.auth.openDemo, {})
      await goOn()
    } catch (error) {
      failed(error, { message: 'The demo did not open. Please try again later.', retry: openDemo })
    } finally {
      setIsOpening(false)
    }
  }
  return { openDemo, isOpening }
}

function useGoOn() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const goal = ownPath(search.get('to'))
  return () => enter(navigate, goal)
}
