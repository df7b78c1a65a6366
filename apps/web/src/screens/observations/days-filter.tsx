import type { Day } from '@corridor/domain/calendar'
import { shortDay } from '@corridor/domain/day-words'
import { Popover } from '@corridor/ui/popover'
import { Button, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ListAddress } from '../../frame/list-address.ts'
import filters from '../../frame/list-filters.module.css'
import styles from './days-filter.module.css'
import { askedAt } from './observation-queries.ts'

/** A button that states its value: «When Oct 1 to Oct 22». */
export function DaysFilter({ list }: { readonly list: ListAddress }) {
  const { from, to } = askedAt(list.search)
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
        <DayField list={list} part="from" label="From" value={from ?? ''} />
        <DayField list={list} part="to" label="To" value={to ?? ''} />
        <Button variant="default" component={Link} to={list.choosing({ from: '', to: '' })}>
          Any day
        </Button>
      </div>
    </Popover>
  )
}

interface Props {
  readonly list: ListAddress
  readonly part: 'from' | 'to'
  readonly label: string
  readonly value: string
}

function DayField({ list, part, label, value }: Props) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <TextInput
      label={label}
      type="date"
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        // Typing 2026 passes through the years 2, 20 and 202.
        if (!currentTarget.value.startsWith('0')) navigate(list.choosing({ [part]: currentTarget.value }))
      }}
    />
  )
}

function daysWords(from: Day | undefined, to: Day | undefined): string {
  if (from && to) return `${shortDay(from)} to ${shortDay(to)}`
  if (from) return `since ${shortDay(from)}`
  return to ? `until ${shortDay(to)}` : 'Any day'
}
