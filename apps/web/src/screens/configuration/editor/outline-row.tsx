import { Tag } from '@corridor/ui/tag'
import { type Entry, nudgeEntry } from './outline.ts'
import styles from './outline-card.module.css'
import type { OutlinePartProps } from './outline-card.tsx'
import { OutlineHandle } from './outline-handle.tsx'

interface Props<E extends Entry> extends OutlinePartProps<E> {
  readonly entry: E
}

export function OutlineRow<E extends Entry>(props: Props<E>) {
  const { kind, outline, entry, chosenId, isReadOnly, dragged, remarkOn, onChoose, onNudge } = props
  const name = kind.nameOf(entry) || `No words yet`
  const remark = remarkOn(entry)
  return (
    <li
      className={styles.row}
      data-id={entry.id}
      data-entry={entry.id}
      data-chosen={entry.id === chosenId || undefined}
      data-dragged={entry.id === dragged || undefined}
    >
      {!isReadOnly && (
        <OutlineHandle
          label={`Move ${entry.code}: up and down arrow keys`}
          onNudge={(by) => onNudge(entry.id, nudgeEntry(outline, entry.id, by))}
        />
      )}
      <button
        type="button"
        className={styles.choose}
        aria-current={entry.id === chosenId || undefined}
        onClick={() => onChoose(entry.id)}
      >
        <span className={styles.code}>{entry.code}</span>
        <span className={styles.words}>{name}</span>
        {remark && <Tag>{remark}</Tag>}
      </button>
    </li>
  )
}
