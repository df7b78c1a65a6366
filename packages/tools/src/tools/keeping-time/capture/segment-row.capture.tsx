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
  readonly from: number
  readonly to: number
  readonly note: string
  readonly isNow: boolean
  readonly isOpen: boolean
  /** `onToggle` must be the same function in every render. */
  readonly onToggle: (id: string) => void
}

export const SegmentRow = memo(function SegmentRow(props: Props) {
  const { id, label, part, parts, patterns, from, to, note, isNow, isOpen, onToggle } = props
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
      <td>{secondsWords(from)}</td>
      <td className={styles.end}>{isNow ? 'now' : secondsWords(to)}</td>
      <td className={styles.length}>{secondsWords(to - from)}</td>
      <td className={styles.note}>{note}</td>
      <td className={styles.edit}>
        {id !== null && (
          <Button
            look="bare"
            className={styles.pencil}
            aria-label={`Edit ${label}, from ${secondsWords(from)}`}
            aria-expanded={isOpen}
            onClick={() => onToggle(id)}
            icon={<IconPencil size={18} stroke={1.8} aria-hidden />}
          />
        )}
      </td>
    </tr>
  )
})
