import { IconInfoCircle } from '@tabler/icons-react'
import { memo, useState } from 'react'
import type { Files } from '../../../definition/capture-view.ts'
import type { Attached } from '../custom-look-for.shape.ts'
import { isMarked } from '../marks.ts'
import { Answer, type AnswerProps } from './answer/answer.capture.tsx'
import { Guidance } from './guidance.capture.tsx'
import styles from './item-card.module.css'
import { ItemEvidence } from './item-evidence.capture.tsx'

interface Props extends AnswerProps {
  readonly attached: readonly Attached[]
  readonly files: Files
  /** Whether the keys mark this item. */
  readonly isCurrent: boolean
  readonly isWriting: boolean
  readonly onWriting: (itemId: string) => void
}

/** One look-for. Its prompt opens its guidance; the evidence field follows a mark, in room that is there before. */
export const ItemCard = memo(function ItemCard(props: Props) {
  const { item, mark, runs, attached, files, acts, isCurrent, isWriting, onWriting } = props
  const [isOpen, setIsOpen] = useState(false)
  const hasGuidance = item.looksLike !== '' || item.doesNotLookLike !== ''
  const evidence = mark?.evidence ?? ''
  const hasEvidence = isMarked(item, mark, runs) || evidence !== '' || attached.length > 0 || isWriting
  const prompt = (
    <>
      <span className={styles.code}>{item.code}</span>{' '}
      <span>
        {item.prompt}
        {item.isRequired && <span className={styles.note}>Required before it is sent</span>}
        {item.isPrivate && <span className={styles.note}>Stays with you</span>}
      </span>
    </>
  )
  return (
    <article
      id={cardId(item.id)}
      className={styles.card}
      data-current={isCurrent || undefined}
      aria-label={`${item.code} ${item.prompt}`}
      aria-current={isCurrent || undefined}
      tabIndex={-1}
    >
      <div className={styles.ask}>
        <h3 className={styles.prompt}>
          {hasGuidance ? (
            <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {prompt}
              <IconInfoCircle className={styles.info} size={20} stroke={1.8} aria-hidden />
            </button>
          ) : (
            <div>{prompt}</div>
          )}
        </h3>
        {isOpen && <Guidance item={item} />}
      </div>
      <div className={styles.answer}>
        <Answer item={item} mark={mark} runs={runs} visit={props.visit} now={props.now} acts={acts} />
      </div>
      <ItemEvidence
        item={item}
        evidence={evidence}
        attached={attached}
        files={files}
        acts={acts}
        isShown={hasEvidence}
        isWriting={isWriting}
        onWriting={onWriting}
      />
    </article>
  )
})

export function cardId(itemId: string): string {
  return `look-for-${itemId}`
}
