import { useRevalidator } from 'react-router'
import { cache } from '../../api/cache.ts'
import { reloadUser } from '../../api/session.ts'

/**
 * Asks for everything anew after a change: names of schools and of the district stand in the frame and on other
 * pages too.
 */
export function useAllChanged() {
  const { revalidate } = useRevalidator()
  return async () => {
    await reloadUser()
    await Promise.all([cache.invalidateQueries(), revalidate()])
  }
}
