import { firstName } from '@corridor/domain/people/first-name'
import { Button } from '@corridor/ui/capture/button'
import { Choice } from '@corridor/ui/capture/choice'
import { TextArea } from '@corridor/ui/capture/text-area'
import { IconCalendarCancel, IconCalendarPlus } from '@tabler/icons-react'
import { invitedOf, isSameMeeting, meetingOf, meetingWords, plannedIn } from '../../meeting.ts'
import type { Meeting } from '../../teacher-conference.shape.ts'
import type { ConferenceProps } from '../conference-props.ts'
import { DayField } from '../day-field.capture.tsx'
import { TimeField } from '../time-field.capture.tsx'
import styles from './card.module.css'

const lengths = [15, 25, 30, 45, 60]
const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

/** When and where both meet. It is in nobody’s calendar before the observer invites. */
export function MeetingFields({ capture, around, change }: ConferenceProps) {
  const meeting = meetingOf(capture)
  const edit = (part: Partial<Meeting>, one?: string) =>
    change('the meeting', (it) => ({ ...it, meeting: { ...meetingOf(it), ...part } }), one)
  const minutes = [...new Set([...lengths, meeting.minutes])].sort((a, b) => a - b)
  return (
    <>
      <div className={styles.when}>
        <DayField label="We meet on" value={meeting.on} onChange={(on) => edit({ on })} />
        <TimeField label="At" value={meeting.at} onChange={(at) => edit({ at })} />
      </div>
      <Choice
        label="Minutes"
        options={minutes.map((it) => ({ value: String(it), label: String(it) }))}
        value={String(meeting.minutes)}
        onChange={(it) => edit({ minutes: Number(it) })}
      />
      <TextArea
        label="Where"
        isLabelShown
        value={meeting.place}
        maxLength={120}
        placeholder="A room, or by phone"
        onChange={(place) => edit({ place: place.replaceAll('\n', ' ') }, 'the place')}
      />
      <Inviting capture={capture} change={change} name={firstName(around.educator)} />
    </>
  )
}

interface InvitingProps extends Pick<ConferenceProps, 'capture' | 'change'> {
  readonly name: string
}

function Inviting({ capture, change, name }: InvitingProps) {
  const [planned, invited] = [plannedIn(capture), invitedOf(capture)]
  const isTold = invited !== null && isSameMeeting(planned, invited)
  const invite = () => change('the invitation', (it) => ({ ...it, invited: plannedIn(it) ?? invitedOf(it) }))
  const takeBack = () => change('taking the invitation back', (it) => ({ ...it, invited: null }))
  return (
    <>
      {invited && (
        <p className={styles.small} role="status">
          {isTold ? 'Invited' : 'The invitation says'}: {meetingWords(invited)}
        </p>
      )}
      <div className={`${styles.line} ${styles.middle}`}>
        {planned && !isTold && (
          <Button look="brand" icon={<IconCalendarPlus {...icon} />} onClick={invite}>
            {invited ? 'Send the new time' : `Invite ${name}`}
          </Button>
        )}
        {invited && (
          <Button look="danger" icon={<IconCalendarCancel {...icon} />} onClick={takeBack}>
            Take the invitation back
          </Button>
        )}
        {planned && !invited && (
          <p className={styles.small}>{name} and you get it by email, with a file for the calendar.</p>
        )}
      </div>
    </>
  )
}
