import { shortDay } from '@corridor/domain/calendar/day-words'
import { IconCalendarEvent } from '@tabler/icons-react'
import { aboutOf } from '../follow-through.ts'
import { kindTitles } from '../kinds.ts'
import { meetingWords, plannedIn } from '../meeting.ts'
import styles from './cards/card.module.css'
import type { ConferenceProps } from './conference-props.ts'

/** “Post-observation conference · Fri, Oct 23, 1:10–1:35 PM · Room 224 · about the Oct 21 visit” */
export function MeetingLine({ capture, visit }: Pick<ConferenceProps, 'capture' | 'visit'>) {
  const [planned, about] = [plannedIn(capture), aboutOf(capture, visit)]
  const words = [
    kindTitles[capture.kind],
    ...(planned ? [meetingWords(planned)] : []),
    ...(about ? [`about the ${shortDay(about)} visit`] : []),
  ]
  return (
    <p className={styles.private}>
      <IconCalendarEvent size={16} stroke={1.8} aria-hidden />
      {words.join(' · ')}
    </p>
  )
}
