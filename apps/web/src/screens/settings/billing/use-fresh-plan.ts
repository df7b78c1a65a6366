import type { PlanView } from '@corridor/contract/billing'
import { hasPlan } from '@corridor/domain/plan/gate'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { reloadUser } from '../../../api/session.ts'
import { useUser } from '../../../frame/use-user.ts'

/** A plan that began or ended since the page was opened: the gate learns of it here, not at the next reload. */
export function useFreshPlan({ state }: PlanView) {
  const { revalidate } = useRevalidator()
  const isKnown = hasPlan(useUser().district) === (state !== 'expired')

  // The session is kept outside of React, for the guard that runs before it.
  useEffect(() => {
    // Without a connection the page goes on showing what it knows.
    if (!isKnown) reloadUser().then(revalidate, () => {})
  }, [isKnown, revalidate])
}
