import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { mailOfObservation } from '@corridor/domain/mail/observation-mail'
import styles from './mail-preview.module.css'

interface Props {
  /** The id of the first observation that goes out. */
  readonly id: string
  readonly record: ObservationRecord
  /** How many observations go out together. */
  readonly count: number
}

/** The mail of a sending, which only leads here: what was seen never travels in it. */
export function MailPreview({ id, record: { observer, school, toolTypeId }, count }: Props) {
  const link = `${location.origin}/observations/${toolTypeId}/view/${id}`
  const { subject, text } = mailOfObservation({ by: observer, school, count, link }, true)
  return (
    <div className={styles.mail}>
      <p>
        <span>Subject</span> <strong>{subject}</strong>
      </p>
      {text
        .trim()
        .split('\n\n')
        .map((line) => (
          <p key={line} className={line === link ? styles.link : undefined}>
            {line}
          </p>
        ))}
      <p className={styles.hint}>The email has a link and nothing you saw or wrote.</p>
    </div>
  )
}
