import type { Day } from '@corridor/domain/calendar/calendar'
import { Button, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useId, useState } from 'react'
import { type OpenSpan, spanWords } from '../../../forms/span.ts'
import drawer from '../side-drawer.module.css'
import styles from './dates-field.module.css'

interface Props {
  readonly today: Day
  readonly span: OpenSpan
  readonly from: GetInputPropsReturnType
  readonly until: GetInputPropsReturnType
}

/** The dates of an assignment: a line that says “from today on”, which few need to open. */
export function DatesField({ today, span, from, until }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isShown = isOpen || Boolean(from.error || until.error)
  return (
    <div className={styles.dates}>
      <div className={styles.words}>
        <div>
          <strong>Dates</strong>
          <p>{span.startsOn ? spanWords(span, today) : 'Choose the first day'}</p>
        </div>
        <Button
          variant="subtle"
          aria-expanded={isShown}
          aria-controls={id}
          aria-label={isShown ? 'Close the dates' : 'Change the dates'}
          onClick={() => setIsOpen(!isShown)}
        >
          {isShown ? 'Close' : 'Change'}
        </Button>
      </div>
      <div id={id} hidden={!isShown}>
        <div className={drawer.pair}>
          <TextInput label="From" type="date" {...from} />
          <TextInput label="Until, optional" type="date" description="The last day." {...until} />
        </div>
      </div>
    </div>
  )
}
