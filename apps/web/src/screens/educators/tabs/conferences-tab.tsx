import { ReportCards } from '@corridor/ui/blocks/cards/report-cards'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMayObserve } from '../../../frame/navigation/observe-link.tsx'
import { useUser } from '../../../frame/use-user.ts'
import styles from './educator-tab.module.css'
import type { TabProps } from './educator-tab.tsx'

/** Talks in these days, and the way to the next. */
export function ConferencesTab({ page }: TabProps) {
  const plan = <PlanConference page={page} />
  if (page.cards.length === 0) {
    return (
      <Empty title="No conferences">
        <p>No conference with {page.name} in these days that you may read.</p>
        {plan}
      </Empty>
    )
  }
  return (
    <>
      <div className={styles.plan}>{plan}</div>
      <ReportCards cards={page.cards.map((card) => ({ ...card, size: 'full' as const }))} />
    </>
  )
}

/** For who observes somebody else. */
function PlanConference({ page: { id, isActive } }: Pick<TabProps, 'page'>) {
  const mayObserve = useMayObserve()
  const isMe = useUser().educator_id === id
  if (!mayObserve || isMe || !isActive) return null
  return (
    <Button
      variant="default"
      component={Link}
      to={`/observations/10/create/${id}`}
      leftSection={<IconCalendarEvent size={18} stroke={1.8} />}
    >
      Plan a conference
    </Button>
  )
}
