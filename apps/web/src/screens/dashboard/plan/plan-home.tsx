import type { PlanHome as Home } from '@corridor/contract/reports/homes'
import type { Day } from '@corridor/domain/calendar/calendar'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { Link } from 'react-router'
import { BillingPlan } from '../../../billing/billing-plan.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { settings } from '../../../settings.ts'
import styles from './plan-home.module.css'

interface Props {
  readonly home: Home
  readonly today: Day
}

/** The home of a billing contact: the plan, until when it runs, and whom to ask. */
export default function PlanHome({ home: { plan, schools, contacts }, today }: Props) {
  const { supportEmail } = settings
  // Where the plan needs something, the bar over every page says so already.
  const isSaidAbove = useUser().district.plan_notice !== undefined
  return (
    <div className={styles.cards}>
      {!isSaidAbove && <BillingPlan plan={plan} today={today} />}
      <Card title="Who to ask" subtitle={`One plan for ${counted(schools, 'school')}`}>
        <dl className={styles.people}>
          <div>
            <dt>To start or change the plan</dt>
            <dd>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </dd>
          </div>
          <div>
            <dt>Also look after billing here</dt>
            <dd>{contacts.length > 0 ? contacts.join(', ') : 'Nobody else'}</dd>
          </div>
        </dl>
        <Button
          variant="default"
          component={Link}
          to="/settings/billing"
          leftSection={<IconReceipt size={18} stroke={1.8} />}
        >
          Open billing
        </Button>
      </Card>
    </div>
  )
}
