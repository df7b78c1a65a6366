import { shortDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { memo } from 'react'
import type { Visit } from '../../../definition/tool.ts'
import { isFilled } from '../../../evidence-picker/evidence-picker.ts'
import press from '../../../layout/press-card.module.css'
import { elapsedIn } from '../../../visit/elapsed.ts'
import { targetName } from '../comment-targets.ts'
import { kindTitles } from '../kinds.ts'
import type { Comment } from '../targeted-comment.shape.ts'
import styles from './comment-card.module.css'
import { kindIcons } from './kind-looks.capture.tsx'

interface Props {
  readonly comment: Comment
  readonly number: number
  readonly visit: Visit
  readonly onOpen: (id: string) => void
}

/** The card of a written comment. A tap opens it again. */
export const CommentCard = memo(function CommentCard({ comment, number, visit, onOpen }: Props) {
  const { id, at, kind, target, text, evidence, isStep, stepDueOn } = comment
  const Icon = kindIcons[kind]
  const pieces = evidence.filter(isFilled).length
  const remarks = [
    ...(pieces > 0 ? [`${counted(pieces, 'piece')} of evidence`] : []),
    ...(isStep ? [`Action step${stepDueOn ? ` by ${shortDay(stepDueOn)}` : ''}`] : []),
  ]
  return (
    <button
      type="button"
      className={`${press.card} ${styles.card}`}
      aria-expanded={false}
      aria-label={`Comment ${number}, ${kindTitles[kind].toLowerCase()}: ${text}`}
      onClick={() => onOpen(id)}
    >
      <span className={styles.row}>
        <span className={styles.kind}>
          <Icon size={14} stroke={1.8} aria-hidden /> {kindTitles[kind]}
        </span>
        {target && <span className={styles.target}>{targetName(target)}</span>}
        <span className={styles.time}>{elapsedIn(visit, at)}</span>
      </span>
      <span className={styles.text}>{text || 'No words yet'}</span>
      {remarks.length > 0 && <span className={styles.remarks}>{remarks.join(' · ')}</span>}
    </button>
  )
})
