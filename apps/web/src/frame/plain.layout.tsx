import { Outlet, useLoaderData } from 'react-router'
import type { loadUser } from '../api/session.ts'
import { Banner } from './banner/banner.tsx'
import { Providers } from './providers.tsx'

/** The layout of a page alone: sign-in, and pages that tell people that they cannot go on here. */
export default function PlainLayout() {
  return (
    <Providers>
      <Banner user={useLoaderData<typeof loadUser>()} />
      <Outlet />
    </Providers>
  )
}
