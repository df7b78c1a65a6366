import type { Attention, DistrictHome } from '@corridor/contract/reports/homes'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { shortSchool } from '@corridor/domain/people/school-words'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Tag } from '@corridor/ui/tag'
import { Button } from '@mantine/core'
import { type Icon, IconCalendarShare, IconMailX, IconSendOff, IconUserQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './attention-card.module.css'
import { unsentOf } from './district-addresses.ts'

interface Props {
  readonly home: DistrictHome
  readonly attention: Attention
}

/** What the district office should do, with links. */
export function AttentionCard({ home, attention }: Props) {
  const { unsent, bounced, provisional, yearEnding } = attention
  const items = [unsent.visits > 0, bounced.length > 0, provisional > 0, yearEnding !== null].filter(
    Boolean,
  ).length
  return (
    <Card
      className={styles.card}
      title="Needs attention"
      subtitle="Things to do, not people to watch"
      aside={items > 0 && <Tag>{items}</Tag>}
    >
      {items === 0 && <p className={styles.none}>Nothing waits for you.</p>}
      <ul className={styles.items}>
        {unsent.visits > 0 && (
          <Item
            icon={IconSendOff}
            title={`${counted(unsent.visits, 'visit')} ready, not sent`}
            words={`${counted(unsent.schools, 'school')}, longest ${counted(unsent.longest, 'school day')}`}
          >
            <Way to={unsentOf(home)}>{unsent.visits === 1 ? 'See it' : `See the ${unsent.visits}`}</Way>
          </Item>
        )}
        {bounced.length > 0 && (
          <Item
            icon={IconMailX}
            title={`${counted(bounced.length, 'email')} came back`}
            words={`${bySchool(bounced, home)}. ${bounced.length === 1 ? 'The record was' : 'The records were'} not delivered.`}
          >
            <Way to="/observations?status=not-delivered">
              {bounced.length === 1 ? 'See the record' : 'See the records'}
            </Way>
          </Item>
        )}
        {provisional > 0 && (
          <Item
            icon={IconUserQuestion}
            title={`${counted(provisional, 'person', 'people')} added at the door`}
            words={`Check ${provisional === 1 ? 'who it is' : 'who they are'}, and confirm.`}
          >
            <Way to="/educators?state=provisional">Confirm</Way>
          </Item>
        )}
        {yearEnding && (
          <Item
            icon={IconCalendarShare}
            title={`The school year ${yearEnding.isOver ? 'ended' : 'ends'} on ${shortDay(yearEnding.endsOn)}`}
            words={
              yearEnding.isPrepared
                ? 'The next one is being prepared, and nothing of it has happened yet.'
                : 'Prepare the next one: its days, who leaves, who moves.'
            }
          >
            <Way to="/settings/district/next-year">{yearEnding.isPrepared ? 'Go on' : 'Prepare'}</Way>
          </Item>
        )}
      </ul>
    </Card>
  )
}

interface ItemProps {
  readonly icon: Icon
  readonly title: string
  readonly words: string
  readonly children: ReactNode
}

function Item({ icon: Picture, title, words, children }: ItemProps) {
  return (
    <li>
      <span className={styles.icon}>
        <Picture size={18} stroke={1.8} aria-hidden />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{words}</p>
        {children}
      </div>
    </li>
  )
}

function Way({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Button variant="default" size="sm" component={Link} to={to}>
      {children}
    </Button>
  )
}

/** “Lantern Hill 1, Stonebridge 2” */
function bySchool(bounced: Attention['bounced'], { schools }: DistrictHome): string {
  const names = schools.map(({ name }) => name)
  const counts = new Map<string, number>()
  for (const { school } of bounced) counts.set(school, (counts.get(school) ?? 0) + 1)
  return [...counts].map(([school, n]) => `${shortSchool(school, names)} ${n}`).join(', ')
}
