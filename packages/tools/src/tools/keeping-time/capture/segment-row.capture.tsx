import type { Ribbon } from '@corridor/domain/report/block'
import { Button } from '@corridor/ui/capture/button'
import { RibbonSwatch } from '@corridor/ui/charts/ribbon-swatch'
import { IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import { secondsWords } from '../time-words.ts'
import styles from './segment-table.module.css'

interface Props {
  /** The segment’s id; null: before anything was tapped. */
  readonly id: string | null
  readonly label: string
  readonly part: Ribbon['parts'][number] | undefined
  readonly parts: Ribbon['parts']
  readonly patterns: string
  /** When it began and ended, as the time since the visit began. */
  readonly start: string
  readonly end: string
  readonly seconds: number
  readonly note: string
  readonly isNow: boolean
  readonly isOpen: boolean
  /** `onToggle` must be the same function in every render. */
  readonly onToggle: (id: string) => void
}

export const SegmentRow = memo(function SegmentRow(props: Props) {
  const { id, label, part, parts, patterns, start, end, seconds, note, isNow, isOpen, onToggle } = props
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          {part && <RibbonSwatch id={patterns} parts={parts} part={part} size={26} />}
          <span>
            {label}
            {note !== '' && <span className={styles.under}>{note}</span>}
          </span>
        </span>
      </th>
      <td>{start}</td>
      <td className={styles.end}>{isNow ? 'now' : end}</td>
      <td className={styles.length}>{secondsWords(seconds)}</td>
      <td className={styles.note}>{note}</td>
      <td className={styles.edit}>
        {id !== null && (
          <Button
            look="bare"
            className={styles.pencil}
            aria-label={`Edit ${label}, from ${start}`}
            aria-expanded={isOpen}
            onClick={() => onToggle(id)}
            icon={<IconPencil size={18} stroke={1.8} aria-hidden />}
          />
        )}
      </td>
    </tr>
  )
})
