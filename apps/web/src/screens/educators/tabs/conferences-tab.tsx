import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMayObserve } from '../../../frame/navigation/observe-link.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { PlainCard } from './plain-card.tsx'
import type { TabProps } from './tab-body.tsx'
import styles from './tabs.module.css'

/** The conferences in these days, and a button to plan the next. */
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
      {page.cards.map((card) => (
        <PlainCard key={card.key} card={card} />
      ))}
    </>
  )
}

/** The button to plan a conference, for somebody who may observe this educator. */
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
