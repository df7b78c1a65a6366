import { lazy, Suspense } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import type { loadUser } from '../api/session.ts'

const ImpersonationBanner = lazy(async () => ({
  default: (await import('./impersonation-banner.tsx')).ImpersonationBanner,
}))

/** No navigation, and nothing of the UI kit: it opens at once, in a room without a connection. */
export default function CaptureLayout() {
  const user = useLoaderData<typeof loadUser>()
  return (
    <>
      <Suspense>{user?.impersonator && <ImpersonationBanner />}</Suspense>
      <Outlet />
    </>
  )
}
