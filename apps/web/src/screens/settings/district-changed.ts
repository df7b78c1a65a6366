import { useRevalidator } from 'react-router'
import { cache } from '../../api/cache.ts'
import { reloadUser } from '../../api/session.ts'

/** The frame names the district, and its policies decide what comes next: all of it is asked for anew. */
export function useDistrictChanged() {
  const { revalidate } = useRevalidator()
  return async () => {
    await reloadUser()
    await Promise.all([cache.invalidateQueries(), revalidate()])
  }
}
