import { Outlet, useLoaderData } from 'react-router'
import type { loadUser } from '../api/session.ts'
import { Banner } from './banner/banner.tsx'

/**
 * The layout of capture screens: no navigation and no UI kit, so that it opens at once, in a room without a
 * connection.
 */
export default function CaptureLayout() {
  return (
    <>
      <Banner user={useLoaderData<typeof loadUser>()} />
      <Outlet />
    </>
  )
}
