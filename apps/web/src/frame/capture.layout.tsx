import { Outlet, useLoaderData } from 'react-router'
import type { loadUser } from '../api/session.ts'
import { Banner } from './banner/banner.tsx'

/** No navigation, and nothing of the UI kit: it opens at once, in a room without a connection. */
export default function CaptureLayout() {
  return (
    <>
      <Banner user={useLoaderData<typeof loadUser>()} />
      <Outlet />
    </>
  )
}
