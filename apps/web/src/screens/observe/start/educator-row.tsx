import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { dayIn } from '@corridor/domain/calendar/days'
import { dueWords } from '@corridor/domain/calendar/due-words'
import { periodWords, teachingWords } from '@corridor/domain/people/teaching-words'
import { Button } from '@corridor/ui/capture/button'
import { Initials } from '@corridor/ui/initials'
import { IconMapPin } from '@tabler/icons-react'
import styles from './educator-choice.module.css'
import { isStepDue, type Listed } from './order-educators.ts'

interface Props {
  readonly listed: Listed
  readonly now: Date
  readonly timeZone: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A row of the list; all of it is one target. */
export function EducatorRow({ listed, now, timeZone, isChosen, onChoose }: Props) {
  const { educator, teachesNow } = listed
  return (
    <li>
      <Button look="row" className={styles.row} aria-pressed={isChosen} onClick={onChoose}>
        <Initials name={educator.name} className={styles.initials} />
        <span className={styles.who}>
          <strong>{educator.name}</strong>
          <span>{teachingWords(educator)}</span>
          <span className={styles.why}>
            {teachesNow !== null && (
              <span className={styles.here}>
                <IconMapPin size={16} stroke={1.8} aria-hidden />
                Here now, {periodWords(teachesNow)}
              </span>
            )}
            <span>{whyWords(listed, dayIn(timeZone, now))}</span>
          </span>
        </span>
      </Button>
    </li>
  )
}

function whyWords(listed: Listed, today: string): string {
  const { educator, step } = listed
  if (step && isStepDue(listed, today)) return `Action step ${lowerFirst(dueWords(step.dueOn, today))}`
  if (educator.lastVisitOn === null) return 'No visit yet'
  return `Last visit ${educator.lastVisitOn === today ? 'today' : shortDayFrom(today, educator.lastVisitOn)}`
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
