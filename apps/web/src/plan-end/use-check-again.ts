import { hasPlan } from '@corridor/domain/plan/gate'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { failed } from '../api/failed.tsx'
import { reloadUser } from '../api/session.ts'

/** Asks the server anew about the plan, and goes on where there is one. */
export function useCheckAgain() {
  const navigate = useNavigate()
  const [isChecking, setIsChecking] = useState(false)
  const [checkedAt, setCheckedAt] = useState<Date>()
  const checkAgain = async () => {
    setIsChecking(true)
    try {
      const user = await reloadUser()
      if (user && !hasPlan(user.district)) setCheckedAt(new Date())
      // Somebody signed out meanwhile goes there too: “/” leads to the sign-in.
      else await navigate('/')
    } catch (error) {
      failed(error, { message: 'The plan could not be checked. Please try again later.', retry: checkAgain })
    } finally {
      setIsChecking(false)
    }
  }
  return { checkAgain, isChecking, checkedAt }
}
