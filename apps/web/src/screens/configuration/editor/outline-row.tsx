import { Tag } from '@corridor/ui/tag'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { type Entry, nudgeEntry } from './outline.ts'
import styles from './outline-card.module.css'
import type { OutlineProps } from './outline-card.tsx'

interface Props<E extends Entry> extends OutlineProps<E> {
  readonly entry: E
  readonly dragged: string | null
  readonly onDragStart: () => void
  readonly onDragEnd: () => void
  readonly onDropHere: () => void
}

export function OutlineRow<E extends Entry>(props: Props<E>) {
  const { kind, outline, entry, chosenId, isReadOnly, dragged, remarkOn, onChoose, onChange } = props
  const name = kind.nameOf(entry) || `No words yet`
  const remark = remarkOn(entry)
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!by) return
    event.preventDefault()
    onChange(nudgeEntry(outline, entry.id, by))
  }
  return (
    <li
      className={styles.row}
      data-chosen={entry.id === chosenId || undefined}
      data-dragged={entry.id === dragged || undefined}
      onDragOver={(event) => dragged && event.preventDefault()}
      onDrop={props.onDropHere}
    >
      {!isReadOnly && (
        <button
          type="button"
          className={styles.handle}
          draggable
          aria-label={`Move ${entry.code}: up and down arrow keys`}
          onKeyDown={press}
          onDragStart={props.onDragStart}
          onDragEnd={props.onDragEnd}
        >
          <IconGripVertical size={18} stroke={1.8} aria-hidden />
        </button>
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
