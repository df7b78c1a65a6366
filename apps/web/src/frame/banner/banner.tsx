import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { lazy, Suspense } from 'react'

// Spec §9; the domain's own constant would bring its schemas along.
const DEMO_USER = 7

const ImpersonationBanner = lazy(async () => ({
  default: (await import('./impersonation-banner.tsx')).ImpersonationBanner,
}))
const DemoBanner = lazy(async () => ({ default: (await import('./demo-banner.tsx')).DemoBanner }))

interface Props {
  readonly user: SignedInUser | undefined
}

/** Over every page that is seen with borrowed eyes. Nearly nobody's is: it comes only where one is. */
export function Banner({ user }: Props) {
  return (
    <Suspense>
      {user?.impersonator && <ImpersonationBanner user={user} />}
      {user && !user.impersonator && user.id === DEMO_USER && <DemoBanner district={user.district.name} />}
    </Suspense>
  )
}
