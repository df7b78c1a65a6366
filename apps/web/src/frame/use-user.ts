import { useRouteLoaderData } from 'react-router'
import type { loadUser } from '../api/session.ts'

/** The user whom the shown page was loaded for. Only screens inside the frame have one. */
export function useUser() {
  const user = useRouteLoaderData<typeof loadUser>('frame')
  if (!user) throw new Error('This screen is for signed-in people.')
  return user
}
