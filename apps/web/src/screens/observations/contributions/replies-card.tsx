import type { Observation } from '@corridor/contract/observations/observations'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { Card } from '@corridor/ui/card'
import styles from '../readers/observation-cards.module.css'
import { ReplyForm } from './reply-form.tsx'

export function RepliesCard({ observation }: { readonly observation: Observation }) {
  const { replies, record, mayReply } = observation
  const isAllMine = replies.every(({ isMine }) => isMine)
  return (
    <Card
      title={mayReply && isAllMine ? 'Your reply' : 'Replies'}
      subtitle={mayReply && 'Add context, ask something, or disagree. Optional.'}
    >
      {replies.length > 0 && (
        <ul className={styles.replies}>
          {replies.map(({ by, text, at, isMine }) => (
            <li key={`${at} ${text}`}>
              <p className={styles.evidence}>{text}</p>
              <p>
                {isMine ? 'You' : by} · {momentIn(record.timeZone, at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayReply && <ReplyForm key={replies.length} observation={observation} />}
    </Card>
  )
}
