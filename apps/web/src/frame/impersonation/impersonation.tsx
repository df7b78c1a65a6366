import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { lazy, Suspense } from 'react'

const ImpersonationBanner = lazy(async () => ({
  default: (await import('./impersonation-banner.tsx')).ImpersonationBanner,
}))

interface Props {
  readonly user: SignedInUser | undefined
}

/** Nearly nobody is looked at through: the banner comes only where one is. */
export function Impersonation({ user }: Props) {
  return <Suspense>{user?.impersonator && <ImpersonationBanner user={user} />}</Suspense>
}
