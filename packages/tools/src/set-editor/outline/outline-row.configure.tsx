import { Tag } from '@corridor/ui/tag'
import { type Editing, useEditing } from '../editing.configure.tsx'
import { hasFault } from '../entry-faults.ts'
import { type Entry, nudgeEntry, type Outline } from './outline.ts'
import styles from './outline-card.module.css'
import { OutlineHandle } from './outline-handle.configure.tsx'

interface Props {
  readonly entry: Entry
  /** The id of the dragged entry or domain. */
  readonly dragged: string | undefined
  /** Moves an entry by one place, with the keyboard. */
  readonly onNudge: (id: string, next: Outline) => void
}

export function OutlineRow({ entry, dragged, onNudge }: Props) {
  const editing = useEditing()
  const { kind, outline, isReadOnly, choose } = editing
  const isChosen = entry.id === editing.entry?.id
  const name = kind.nameOf(entry) || 'No words yet'
  const remark = remarkOn(entry, editing)
  return (
    <li
      className={styles.row}
      data-id={entry.id}
      data-entry={entry.id}
      data-chosen={isChosen || undefined}
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
        aria-current={isChosen || undefined}
        onClick={() => choose(entry.id)}
      >
        <span className={styles.code}>{entry.code}</span>
        <span className={styles.words}>{name}</span>
        {remark && <Tag>{remark}</Tag>}
      </button>
    </li>
  )
}

/** A word beside an entry: “New”, “Reworded”, “To fix”. */
function remarkOn(entry: Entry, editing: Editing) {
  const { trends, mapping } = editing
  if (hasFault(editing, entry)) return 'To fix'
  if (trends.isNew(entry.id)) return 'New'
  if (!trends.changed.has(entry.id)) return undefined
  return { same: 'Same', reworded: 'Reworded', unsaid: 'Changed' }[mapping[entry.id] ?? 'unsaid']
}
