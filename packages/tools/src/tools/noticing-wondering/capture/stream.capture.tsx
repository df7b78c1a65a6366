import { memo, type ReactNode, type RefObject } from 'react'
import type { Visit } from '../../../definition/tool.ts'
import stream from '../../../layout/stream.module.css'
import { elapsedIn } from '../../../visit/elapsed.ts'
import { type Thread, threadsOf } from '../entries.ts'
import type { Entry } from '../noticing-wondering.shape.ts'
import { EntryCard } from './entry/entry-card.capture.tsx'
import styles from './stream.module.css'

interface Props {
  readonly entries: readonly Entry[]
  readonly visit: Visit
  readonly openId: string | null
  readonly editor: ReactNode
  readonly list: RefObject<HTMLDivElement | null>
  /** `onOpen` must be the same function in every render. */
  readonly onOpen: (id: string) => void
}

/** The noticings with their wonderings. Where there is room, side by side. */
export const Stream = memo(function Stream({ entries, visit, openId, editor, list, onOpen }: Props) {
  const timeOf = ({ at }: Entry) => elapsedIn(visit, at)
  const card = (entry: Entry, cause: Entry | null) => (
    <EntryCard
      entry={entry}
      time={timeOf(entry)}
      causeTime={cause ? timeOf(cause) : undefined}
      editor={entry.id === openId ? editor : null}
      onOpen={onOpen}
    />
  )
  const thread = ({ id, noticing, wonderings }: Thread) => (
    <li key={id} className={styles.thread} data-linked={noticing !== null && wonderings.length > 0}>
      {noticing && card(noticing, null)}
      {wonderings.length > 0 && (
        <ul className={styles.wonderings}>
          {wonderings.map((it) => (
            <li key={it.id}>{card(it, noticing)}</li>
          ))}
        </ul>
      )}
    </li>
  )
  return (
    <div ref={list} className={`${stream.room} ${styles.room}`}>
      {entries.length === 0 ? (
        <p className={`${stream.first} ${styles.first}`}>
          Write what you see and hear. A noticing has no opinion in it; a wondering asks, and waits.
        </p>
      ) : (
        <ol className={styles.threads} aria-label="Entries">
          {threadsOf(entries).map(thread)}
        </ol>
      )}
    </div>
  )
})
