import type { Rollover, RolloverCheck } from '@corridor/contract/district/rollover'
import { addDays } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { type SchoolCalendar, yearTitle } from '@corridor/domain/calendar/school-calendar'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { PeopleList } from './check-people.tsx'
import styles from './next-year.module.css'

interface Props {
  readonly check: RolloverCheck
  readonly lastYear: SchoolCalendar
  readonly onAgain: () => void
  readonly onDone: (rollover: Rollover) => void
}

/** The check of the plan: what will happen, by name, before any of it does. */
export function CheckPart({ check, lastYear, onAgain, onDone }: Props) {
  const [isWorking, setIsWorking] = useState(false)
  const { year, leaving, moving, grades, faults, calendarFaults, staying } = check
  const toMend = faults.length + calendarFaults.length
  const title = yearTitle(year)
  const carryOut = async () => {
    setIsWorking(true)
    try {
      const { revision: baseRevision, mark } = check
      onDone(await call(contract.rollover.carryOut, { body: { baseRevision, mark } }))
    } catch (error) {
      failed(error, { message: `The school year ${title} was not set up. Nothing changed. Check again.` })
      onAgain()
    } finally {
      setIsWorking(false)
    }
  }
  return (
    <>
      {toMend > 0 && (
        <Card title={counted(toMend, 'thing to change first', 'things to change first')}>
          <ul className={styles.faults}>
            {calendarFaults.map((sentence) => (
              <li key={sentence}>
                <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
                <span>{sentence}</span>
              </li>
            ))}
            {faults.map(({ educatorId, name, sentence }) => (
              <li key={educatorId}>
                <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
                <span>
                  <strong>{name}</strong> {sentence}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="What will happen" subtitle="Nothing has changed yet.">
        <ul className={styles.happens}>
          {toMend === 0 && (
            <Line>
              School year {title}, {dayAndYear(year.startsOn)} to {dayAndYear(year.endsOn)}:{' '}
              {counted(year.schoolDays, 'school day')}, {counted(year.terms, 'term')},{' '}
              {counted(year.closures, 'closure')}.
            </Line>
          )}
          {leaving.length > 0 && (
            <Line>
              {counted(leaving.length, 'educator leaves', 'educators leave')} after {dayAndYear(check.lastOn)}
              . Their visits and records stay. Their accounts stay open until you pause them in Users.
            </Line>
          )}
          {moving.length > 0 && (
            <Line>
              {counted(moving.length, 'educator moves', 'educators move')} on the first day. Visits up to{' '}
              {toMend === 0 ? dayAndYear(addDays(year.startsOn, -1)) : 'the day before'} stay with the school
              where they happened.
            </Line>
          )}
          {grades.length > 0 && (
            <Line>
              {counted(grades.length, 'educator gets', 'educators get')} new grades on the first day.
            </Line>
          )}
          <Line>{counted(staying, 'educator stays', 'educators stay')} where they are.</Line>
          <Line>
            Coverage begins anew on the first day. {yearTitle(lastYear)} stays readable, and reports can span
            both years.
          </Line>
        </ul>
        {year.withoutMatch.length > 0 && (
          <p className={styles.remark}>
            Not in the new calendar, though last year had {year.withoutMatch.length === 1 ? 'it' : 'them'}:{' '}
            {year.withoutMatch.join(', ')}.
          </p>
        )}
        <div className={styles.onward}>
          <Button disabled={toMend > 0} loading={isWorking} onClick={carryOut}>
            Set up {toMend > 0 ? 'the school year' : title}
          </Button>
          <Button variant="default" onClick={onAgain}>
            Check again
          </Button>
        </div>
        <p className={styles.remark}>
          All of it happens at once, or none. You can undo it until the first day of school; whoever is
          changed by hand in between stays as they are.
        </p>
      </Card>
      <PeopleList title="Leaving" people={leaving} say={({ schools }) => schools.join(', ')} />
      <PeopleList title="Moving" people={moving} say={({ from, to }) => `${from} → ${to}`} />
      <PeopleList title="New grades" people={grades} say={({ from, to }) => `${from} → ${to}`} />
    </>
  )
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <li>
      <IconCheck size={18} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </li>
  )
}
