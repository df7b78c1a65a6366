import type { PlanView } from '@corridor/contract/district/billing'
import { hasPlan } from '@corridor/domain/plan/gate'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { reloadUser } from '../../../api/session.ts'
import { BillingPlan } from '../../../billing/billing-plan.tsx'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { screen } from '../../../routing/screen.ts'
import styles from './billing.module.css'
import { billing } from './billing-view.ts'
import { DocumentsCard } from './documents-card.tsx'
import { GoingOnCard } from './going-on-card.tsx'
import { OrderCard, SumBar } from './order-card.tsx'
import { PayCard } from './pay-card.tsx'
import { SchoolsCard } from './schools-card.tsx'
import { useOrder } from './use-order.ts'
import { usePayment } from './use-payment.ts'

export default screen({ load: (cache) => cache.ensureQueryData(billing), Component: Billing })

function Billing() {
  const { district } = useUser()
  const view = useSuspenseQuery(billing).data
  const order = useOrder(view)
  const payment = usePayment(view, order)
  useFreshPlan(view.plan)
  return (
    <>
      <PageHeader title="Billing">
        {district.name} · price is per school, with unlimited users and educators
      </PageHeader>
      <div className={styles.page}>
        <BillingPlan plan={view.plan} today={view.today} className={styles.plan} />
        <div className={styles.cards}>
          <SchoolsCard view={view} order={order} />
          <PayCard view={view} payment={payment} isOrdering={order.open.length > 0} />
        </div>
        <SumBar order={order} />
        <OrderCard view={view} order={order} payment={payment} />
        <div className={styles.cards}>
          <DocumentsCard view={view} payment={payment} />
          <GoingOnCard view={view} />
          <p className={styles.how}>
            Questions about billing? Write to <a href={`mailto:${view.supportEmail}`}>{view.supportEmail}</a>.
          </p>
        </div>
      </div>
    </>
  )
}

/** Tells the gate of a plan that began or ended since the page was opened, here and not at the next reload. */
function useFreshPlan({ state }: PlanView) {
  const { revalidate } = useRevalidator()
  const isOpen = state !== 'expired' && state !== 'cancelled'
  const isKnown = hasPlan(useUser().district) === isOpen

  // The session is kept outside of React, for the guard that runs before it.
  useEffect(() => {
    // Without a connection the page goes on showing what it knows.
    if (!isKnown) reloadUser().then(revalidate, () => {})
  }, [isKnown, revalidate])
}
