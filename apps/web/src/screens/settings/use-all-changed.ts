import { useRevalidator } from 'react-router'
import { cache } from '../../api/cache.ts'
import { reloadUser } from '../../api/session.ts'

/** Names of schools and of the district stand in the frame and on other pages too: all of it is asked for anew. */
export function useAllChanged() {
  const { revalidate } = useRevalidator()
  return async () => {
    await reloadUser()
    await Promise.all([cache.invalidateQueries(), revalidate()])
  }
}
