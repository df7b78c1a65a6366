import { counted } from '@corridor/domain/words/count-words'
import { memo } from 'react'
import { isFilled } from '../../../evidence-picker/evidence-picker.ts'
import { clockTime } from '../../../evidence-picker/evidence-picker.words.ts'
import { targetName } from '../comment-targets.ts'
import { kindTitles } from '../kinds.ts'
import type { Comment } from '../targeted-comment.shape.ts'
import styles from './comment-card.module.css'
import { kindIcons } from './kind-looks.capture.tsx'

interface Props {
  readonly comment: Comment
  readonly number: number
  readonly timeZone: string
  readonly onOpen: (id: string) => void
}

/** One that is written. Tapped, it opens again. */
export const CommentCard = memo(function CommentCard({ comment, number, timeZone, onOpen }: Props) {
  const { id, at, kind, target, text, evidence, isStep } = comment
  const Icon = kindIcons[kind]
  const pieces = evidence.filter(isFilled).length
  const remarks = [
    ...(pieces > 0 ? [`${counted(pieces, 'piece')} of evidence`] : []),
    ...(isStep ? ['action step'] : []),
  ]
  return (
    <button
      type="button"
      className={styles.card}
      aria-label={`Comment ${number}, ${kindTitles[kind].toLowerCase()}: ${text}`}
      onClick={() => onOpen(id)}
    >
      <span className={styles.row}>
        <span className={styles.kind}>
          <Icon size={14} stroke={1.8} aria-hidden /> {kindTitles[kind]}
        </span>
        {target && <span className={styles.target}>{targetName(target)}</span>}
        <span className={styles.time}>{clockTime(at, timeZone)}</span>
      </span>
      <span className={styles.text}>{text || 'No words yet'}</span>
      {remarks.length > 0 && <span className={styles.remarks}>{remarks.join(' · ')}</span>}
    </button>
  )
})
