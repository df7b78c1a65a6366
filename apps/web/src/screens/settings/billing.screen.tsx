import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { useSuspenseQuery } from '@tanstack/react-query'
import { contract, query } from '../../api/client.ts'
import { PageHeader } from '../../frame/page-header.tsx'
import { useUser } from '../../frame/use-user.ts'
import { screen } from '../../screen.ts'
import styles from './billing/billing.module.css'
import { BillingHelp } from './billing/billing-help.tsx'
import { BillingPlan } from './billing/billing-plan.tsx'
import { useFreshPlan } from './billing/use-fresh-plan.ts'

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
        <BillingPlan plan={plan} today={today} />
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
