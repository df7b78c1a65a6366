import { Button } from '@corridor/ui/capture/button'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import type { Evidence } from '../definition/capture-view.ts'
import styles from './evidence-entry.module.css'
import { clockTime } from './evidence-picker.words.ts'

interface Props {
  readonly entry: Evidence
  readonly timeZone: string
  readonly isHere: boolean
  readonly usedIn: string | undefined
  readonly isTagged: boolean
  readonly onPick: (it: Evidence) => void
}

const icons = {
  add: <IconPlus size={18} stroke={1.8} aria-hidden />,
  added: <IconCheck size={18} stroke={1.8} aria-hidden />,
}

/** One of them. A tap draws the one it changed. */
export const EvidenceEntry = memo(function EvidenceEntry(props: Props) {
  const { entry, timeZone, isHere, usedIn, isTagged, onPick } = props
  const text = entry.text || entry.kind
  return (
    <li className={styles.entry}>
      <span className={styles.time}>{clockTime(entry.at, timeZone)}</span>
      <span className={styles.text}>{text}</span>
      <span className={styles.remark}>
        {[...(isTagged ? ['Tagged'] : []), ...(usedIn ? [`Used in ${usedIn}`] : [])].join(', ')}
      </span>
      <Button
        className={styles.add}
        aria-pressed={isHere}
        aria-label={`Add: ${text}`}
        icon={isHere ? icons.added : icons.add}
        onClick={() => onPick(entry)}
      >
        {isHere ? 'Added' : 'Add'}
      </Button>
    </li>
  )
})
