import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { lazy, Suspense } from 'react'

// The id of the demo account (specification §9); the domain’s own constant would bring its schemas along.
const DEMO_USER = 7

const ImpersonationBanner = lazy(async () => ({
  default: (await import('./impersonation-banner.tsx')).ImpersonationBanner,
}))
const DemoBanner = lazy(async () => ({ default: (await import('./demo-banner.tsx')).DemoBanner }))

interface Props {
  readonly user: SignedInUser | undefined
}

// The heights of banner.module.css, which comes with the banners.
const [TALL, SHORT] = [88, 60]

/**
 * The banner over every page of the demo or of an impersonation. Few people ever see one: it loads only then, and
 * its room is kept, so that the page below does not move.
 */
export function Banner({ user }: Props) {
  if (!user) return null
  const isDemo = !user.impersonator && user.id === DEMO_USER
  if (!isDemo && !user.impersonator) return null
  return (
    <Suspense fallback={<div style={{ height: isDemo ? SHORT : TALL }} />}>
      {isDemo ? <DemoBanner district={user.district.name} /> : <ImpersonationBanner user={user} />}
    </Suspense>
  )
}
