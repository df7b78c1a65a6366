import { Outlet } from 'react-router'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { Providers } from './providers.tsx'

/** A page alone: sign-in, and what tells a person that they cannot go on here. */
export default function PlainLayout() {
  return (
    <Providers>
      <ImpersonationBanner />
      <Outlet />
    </Providers>
  )
}
