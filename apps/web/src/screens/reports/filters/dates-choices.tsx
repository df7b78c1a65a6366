import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { Button, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { spanFault } from '../../../forms/span.ts'
import styles from './filters.module.css'
import type { Asking } from './use-asking.ts'

interface Props {
  readonly report: Pick<Report, 'span' | 'choices'>
  readonly asked: ReportAsked
  readonly ask: Asking
}

/** The spans of the district's calendar, or days of one's own. */
export function DatesChoices({ report: { span, choices }, asked, ask }: Props) {
  const { from = span.from, to = span.to } = asked
  // A year and its first term may be the same days so far.
  const chosen = choices.spans.find((it) => it.from === from && it.to === to)
  return (
    <div className={styles.choices}>
      <ul className={styles.list} aria-label="Dates">
        {choices.spans.map((it) => (
          <li key={it.label}>
            <Button
              className={styles.span}
              variant="subtle"
              aria-pressed={it === chosen}
              justify="space-between"
              fullWidth
              rightSection={it === chosen && <IconCheck size={16} stroke={1.8} />}
              onClick={() => ask({ from: it.from, to: it.to })}
            >
              {it.label}
            </Button>
          </li>
        ))}
      </ul>
      <OwnDays key={`${from} ${to}`} from={from} to={to} ask={ask} />
    </div>
  )
}

interface OwnProps {
  readonly from: string
  readonly to: string
  readonly ask: Asking
}

/** A first and a last day, asked for together: the first alone may come after the current last. */
function OwnDays({ from, to, ask }: OwnProps) {
  const [days, setDays] = useState({ startsOn: from, endsOn: to })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = days.endsOn ? spanFault(days) : { endsOn: 'Choose the last day.' }
    setFaults(found)
    if (Object.keys(found).length === 0) ask({ from: days.startsOn, to: days.endsOn })
  }
  return (
    <form className={styles.days} onSubmit={submit} noValidate>
      <TextInput
        label="First day"
        type="date"
        value={days.startsOn}
        error={faults.startsOn}
        onChange={({ currentTarget: { value } }) => setDays({ ...days, startsOn: value })}
      />
      <TextInput
        label="Last day"
        type="date"
        value={days.endsOn}
        error={faults.endsOn}
        onChange={({ currentTarget: { value } }) => setDays({ ...days, endsOn: value })}
      />
      <Button type="submit" variant="default">
        Use these days
      </Button>
    </form>
  )
}
