import { IconDots, IconStarFilled } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { tagsOf } from '../../../../target-picker/tags.ts'
import { aboutTitles } from '../../columns.ts'
import type { Entry } from '../../noticing-wondering.shape.ts'
import { columnLooks } from '../column-switch.capture.tsx'
import styles from './entry-card.module.css'

interface Props {
  readonly entry: Entry
  readonly time: string
  /** The time of the noticing that the wondering is about. */
  readonly causeTime: string | undefined
  /** The editor that stands in the card while it is open. */
  readonly editor: ReactNode
  /** `onOpen` must be the same function in every render. */
  readonly onOpen: (id: string) => void
}

/** One entry of the stream; a tap opens it in its place. */
export const EntryCard = memo(function EntryCard({ entry, time, causeTime, editor, onOpen }: Props) {
  const { id, column, about, text, isStarred } = entry
  const what = column === 'wondering' ? `Wondering${causeTime ? ` about ${causeTime}` : ''}` : undefined
  const head = [time, what, about && aboutTitles[about]].filter(Boolean).join(' · ')
  return (
    <div className={styles.item} data-entry={id} data-column={column}>
      <span className={styles.rail}>{columnLooks[column]}</span>
      {editor ? (
        <section className={styles.card} aria-label={`${head}, open`}>
          <p className={styles.head}>{head}</p>
          {editor}
        </section>
      ) : (
        <button type="button" className={styles.card} aria-expanded={false} onClick={() => onOpen(id)}>
          <span className={styles.head}>
            {head}
            <span className={styles.marks}>
              {isStarred && <IconStarFilled size={16} aria-label="To talk about" />}
              <IconDots size={18} stroke={1.8} aria-hidden />
            </span>
          </span>
          <span className={styles.text}>{text}</span>
          {tagsOf(entry).length > 0 && (
            <span className={styles.tags}>
              {tagsOf(entry).map(({ target, code, title }) => (
                <span key={target} title={title}>
                  {code}
                </span>
              ))}
            </span>
          )}
        </button>
      )}
    </div>
  )
})
