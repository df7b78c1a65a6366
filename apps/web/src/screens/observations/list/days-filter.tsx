import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { Popover } from '@corridor/ui/popover'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import type { ListAddress } from '../../../frame/list/list-address.ts'
import { ListDay } from '../../../frame/list/list-day.tsx'
import filters from '../../../frame/list/list-filters.module.css'
import { askedAt } from '../observation-queries.ts'
import styles from './days-filter.module.css'

/** A filter as a button that states its value: “When Oct 1 to Oct 22”. */
export function DaysFilter({ list }: { readonly list: ListAddress }) {
  const navigate = useNavigate()
  const { from, to } = askedAt(list.search)
  const choose = (part: 'from' | 'to') => (day: string) => navigate(list.choosing({ [part]: day }))
  return (
    <Popover
      position="bottom-start"
      target={(toggle) => (
        <Button
          className={filters.filter}
          variant="default"
          onClick={toggle}
          rightSection={<IconChevronDown size={16} stroke={1.8} />}
        >
          When <strong>{daysWords(from, to)}</strong>
        </Button>
      )}
    >
      <div className={styles.days}>
        <ListDay label="From" value={from ?? ''} onChoose={choose('from')} />
        <ListDay label="To" value={to ?? ''} onChoose={choose('to')} />
        <Button variant="default" component={Link} to={list.choosing({ from: '', to: '' })}>
          Any day
        </Button>
      </div>
    </Popover>
  )
}

function daysWords(from: Day | undefined, to: Day | undefined): string {
  if (from && to) return `${shortDay(from)} to ${shortDay(to)}`
  if (from) return `since ${shortDay(from)}`
  return to ? `until ${shortDay(to)}` : 'Any day'
}
