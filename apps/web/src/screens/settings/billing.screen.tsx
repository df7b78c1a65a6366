import type { PlanView } from '@corridor/contract/district/billing'
import { hasPlan } from '@corridor/domain/plan/gate'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { contract, query } from '../../api/client.ts'
import { reloadUser } from '../../api/session.ts'
import { BillingPlan } from '../../billing/billing-plan.tsx'
import { PageHeader } from '../../frame/page-header.tsx'
import { useUser } from '../../frame/use-user.ts'
import { screen } from '../../screen.ts'
import styles from './billing/billing.module.css'
import { BillingHelp } from './billing/billing-help.tsx'

const billing = query(contract.billing.show, {})

export default screen({ load: (cache) => cache.ensureQueryData(billing), Component: Billing })

function Billing() {
  const { district } = useUser()
  const { plan, today, schools } = useSuspenseQuery(billing).data
  useFreshPlan(plan)
  return (
    <>
      <PageHeader title="Billing">{district.name} · unlimited users and educators</PageHeader>
      <div className={styles.cards}>
        <BillingPlan plan={plan} today={today} className={styles.plan} />
        <Card title="Schools" subtitle={schools.length > 0 && counted(schools.length, 'school')}>
          {schools.length === 0 && <p className={styles.none}>Your district has no school here yet.</p>}
          <ul className={styles.schools}>
            {schools.map(({ id, name, gradeSpan }) => (
              <li key={id}>
                <strong>{name}</strong>
                <span>Grades {gradeSpan}</span>
              </li>
            ))}
          </ul>
        </Card>
        <BillingHelp />
      </div>
    </>
  )
}

/** A plan that began or ended since the page was opened: the gate learns of it here, not at the next reload. */
function useFreshPlan({ state }: PlanView) {
  const { revalidate } = useRevalidator()
  const isKnown = hasPlan(useUser().district) === (state !== 'expired')

  // The session is kept outside of React, for the guard that runs before it.
  useEffect(() => {
    // Without a connection the page goes on showing what it knows.
    if (!isKnown) reloadUser().then(revalidate, () => {})
  }, [isKnown, revalidate])
}
