import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { addDays } from '@corridor/domain/calendar/days'
import { mailOfObservation, RECORD_LINK_DAYS } from '@corridor/domain/mail/observation-mail'
import { useUser } from '../../../../frame/use-user.ts'
import styles from './mail-preview.module.css'

interface Props {
  /** The id of the first observation that goes out. */
  readonly id: string
  readonly record: ObservationRecord
  /** How many observations go out together. */
  readonly count: number
  /** Whether the educator opens it with a code, having no account. */
  readonly isByLink: boolean
}

/** The mail of a sending, which only leads here: what was seen never travels in it. */
export function MailPreview({ id, record: { observer, school, toolTypeId }, count, isByLink }: Props) {
  const { time_zone, name: district } = useUser().district
  const way = isByLink
    ? {
        // What follows is made when it is sent, and known to whom it is mailed alone.
        link: `${location.origin}/records/…`,
        until: dayAndYear(addDays(dayIn(time_zone, new Date()), RECORD_LINK_DAYS)),
      }
    : { link: `${location.origin}/observations/${toolTypeId}/view/${id}` }
  const { subject, text, action } = mailOfObservation(
    { toolTypeId, by: observer, school, count, ...way },
    true,
  )
  return (
    <div className={styles.mail}>
      <p>
        <span>Subject</span> <strong>{subject}</strong>
      </p>
      <p className={styles.district}>{district}</p>
      {told(text).map((line) =>
        line === way.link ? (
          // Looks as it will in the mail, and leads nowhere yet.
          <p key={line}>
            <span className={styles.button}>{action}</span>
          </p>
        ) : (
          <p key={line}>{line}</p>
        ),
      )}
      <p className={styles.foot}>
        If the button does not work, copy this address into your browser:
        <br />
        <span className={styles.address}>{way.link}</span>
      </p>
      <p className={styles.foot}>Sent by Corridor for {district}</p>
      <p className={styles.hint}>The email has a link and nothing you saw or wrote.</p>
    </div>
  )
}

/** The paragraphs of a mail; who sends it stands at its foot. */
function told(text: string): readonly string[] {
  return text
    .trim()
    .split('\n\n')
    .filter((it) => it !== 'Corridor')
}
