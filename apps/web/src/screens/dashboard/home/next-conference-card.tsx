import type { EducatorHome } from '@corridor/contract/reports/dashboard'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { shortMonth } from '@corridor/domain/calendar/day-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useUser } from '../../../frame/use-user.ts'
import { CalendarFileButton } from '../../../observation/calendar-file-button.tsx'
import { spanWords } from '../../../observation/meeting-words.ts'
import styles from './next-conference-card.module.css'

interface Props {
  readonly conference: NonNullable<EducatorHome['conference']>
}

/** When and where the next conference is, and what of its agenda the educator has answered. */
export function NextConferenceCard({ conference }: Props) {
  const { id, startsAt, place, observer, agenda } = conference
  const { time_zone: timeZone } = useUser().district
  const day = dayIn(timeZone, new Date(startsAt))
  return (
    <Card title="Next conference">
      <div className={styles.meeting}>
        <div className={styles.leaf} aria-hidden>
          <span>{shortMonth(day)}</span>
          <strong>{Number(day.slice(8))}</strong>
        </div>
        <div>
          <p className={styles.when}>{spanWords(timeZone, conference)}</p>
          <p>{[...(place ? [place] : []), `with ${observer}`].join(', ')}</p>
          {agenda && (
            <p>
              {agenda.answered} of {agenda.asked} agenda questions answered
            </p>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <CalendarFileButton id={id} words="Add to calendar" />
        {agenda && (
          <Button variant="light" component={Link} to={`/observations/10/view/${id}`}>
            Prepare
          </Button>
        )}
      </div>
    </Card>
  )
}
