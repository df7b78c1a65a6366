import { momentIn } from '@corridor/domain/calendar/day-words'
import { firstName } from '@corridor/domain/people/first-name'
import { Button } from '@corridor/ui/capture/button'
import { Choice } from '@corridor/ui/capture/choice'
import { IconSend } from '@tabler/icons-react'
import { isShared, withKind } from '../../conference.ts'
import { aboutOf } from '../../follow-through.ts'
import { kindLabels, kinds } from '../../kinds.ts'
import type { ConferenceProps } from '../conference-props.ts'
import { DayField } from '../day-field.capture.tsx'
import { Card } from './card.capture.tsx'
import styles from './card.module.css'
import { MeetingFields } from './meeting-fields.capture.tsx'

const switchOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** The kind of conference, and whether the educator thinks about it beforehand. */
export function SetUpCard(props: ConferenceProps) {
  const { capture, config, visit, around, change, now } = props
  const { kind, asksAhead, sharedAt } = capture
  const name = firstName(around.educator)
  const share = () =>
    change('sharing the agenda', (it) => ({ ...it, sharedAt: new Date(now()).toISOString() }))
  return (
    <Card title="Prepare" part="set-up">
      <Choice
        label="Kind"
        options={kinds.map((value) => ({ value, label: kindLabels[value] }))}
        value={kind}
        onChange={(next) => change('the kind', (it) => withKind(it, next, config))}
      />
      <div className={styles.line}>
        <DayField
          label="About the visit on"
          value={aboutOf(capture, visit)}
          onChange={(day) => change('the day of the visit', (it) => ({ ...it, aboutOn: day }))}
        />
      </div>
      <MeetingFields {...props} />
      <Choice
        look="switch"
        label={`Ask ${name} to answer ahead`}
        options={switchOptions}
        value={asksAhead ? 'yes' : 'no'}
        onChange={(value) => change('asking ahead', (it) => ({ ...it, asksAhead: value === 'yes' }))}
      />
      {asksAhead && !sharedAt && (
        <div className={`${styles.line} ${styles.middle}`}>
          <Button look="brand" icon={<IconSend size={18} stroke={1.8} aria-hidden />} onClick={share}>
            Share the agenda with {name}
          </Button>
          <p className={styles.small}>
            {name} gets a link by email, and sees the questions alone. Without an address, ask when you meet.
          </p>
        </div>
      )}
      {isShared(capture) && sharedAt && (
        <p className={styles.small} role="status">
          Shared {momentIn(visit.timeZone, sharedAt)}. With an account or an email address, {name} sees the
          questions as they stand here, and nothing else.
        </p>
      )}
    </Card>
  )
}
