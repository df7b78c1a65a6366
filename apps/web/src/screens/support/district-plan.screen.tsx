import { DistrictId } from '@corridor/domain/people/ids'
import { Button, Modal } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { redirect, useParams } from 'react-router'
import { BillingPlan } from '../../billing/billing-plan.tsx'
import { Crumbs } from '../../frame/header/crumbs.tsx'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { screen } from '../../routing/screen.ts'
import { TrialForm } from './plans/action-forms.tsx'
import { DocumentsOf, EventsOf } from './plans/history-cards.tsx'
import { OrdersCard } from './plans/orders-card.tsx'
import { planOf } from './plans/plan-queries.ts'
import styles from './plans/plans.module.css'

export default screen({
  load: async (cache, { pathname }) => {
    const { data } = DistrictId.safeParse(Number(pathname.split('/')[3]))
    if (!data) throw redirect('/404')
    await cache.fetchQuery({ ...planOf(data), staleTime: 0 })
  },
  Component: DistrictPlanPage,
})

function DistrictPlanPage() {
  const { districtId } = useParams()
  const plan = useSuspenseQuery(planOf(DistrictId.parse(Number(districtId)))).data
  const [isExtending, setIsExtending] = useState(false)
  const close = () => setIsExtending(false)
  return (
    <div className={styles.page}>
      <Crumbs from={{ path: '/support/plans', title: 'Plans' }} />
      <PageHeader
        title={plan.name}
        action={
          plan.trialExtendsTo && (
            <Button variant="default" onClick={() => setIsExtending(true)}>
              Extend the trial
            </Button>
          )
        }
      >
        Orders and bills. What you do here the district reads under Activity.
      </PageHeader>
      <BillingPlan plan={plan.plan} today={plan.today} />
      <OrdersCard plan={plan} />
      <DocumentsOf plan={plan} />
      <EventsOf plan={plan} />
      <Modal opened={isExtending} onClose={close} title={<strong>Extend the trial</strong>}>
        <TrialForm plan={plan} onDone={close} />
      </Modal>
    </div>
  )
}
