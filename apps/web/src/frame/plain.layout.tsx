import { Outlet, useLoaderData } from 'react-router'
import type { loadUser } from '../api/session.ts'
import { Impersonation } from './impersonation/impersonation.tsx'
import { Providers } from './providers.tsx'

/** A page alone: sign-in, and what tells a person that they cannot go on here. */
export default function PlainLayout() {
  return (
    <Providers>
      <Impersonation user={useLoaderData<typeof loadUser>()} />
      <Outlet />
    </Providers>
  )
}
