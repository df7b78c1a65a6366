import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { mayStart, START } from '../navigation/may-start.ts'
import { useUser } from '../use-user.ts'
import { goingOf } from './going.ts'
import { usePageKeys } from './use-page-keys.ts'

/** How long a letter after G leads to a page: whoever thinks about it longer begins again. */
const PATIENCE_MS = 2_000

/** The keys that lead to a page: O to observe, and G with a letter for a page of the menu. */
export function useGoingKeys() {
  const user = useUser()
  const navigate = useNavigate()
  const [isGoing, setGoing] = useState(false)
  useEffect(() => {
    if (!isGoing) return
    const waiting = setTimeout(() => setGoing(false), PATIENCE_MS)
    return () => clearTimeout(waiting)
  }, [isGoing])
  const pages = goingOf(user).map(({ letter, path }) => {
    const go = () => {
      setGoing(false)
      void navigate(path)
    }
    return [letter, go] as const
  })
  usePageKeys(
    isGoing
      ? Object.fromEntries(pages)
      : {
          g: () => setGoing(true),
          ...(mayStart(user) && { o: () => void navigate(START) }),
        },
  )
}
