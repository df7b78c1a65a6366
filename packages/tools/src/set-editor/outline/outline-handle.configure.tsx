import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import styles from './outline-card.module.css'

interface Props {
  readonly label: string
  readonly onNudge: (by: -1 | 1) => void
}

export function OutlineHandle({ label, onNudge }: Props) {
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!by) return
    event.preventDefault()
    onNudge(by)
  }
  return (
    <button type="button" data-grip className={styles.handle} aria-label={label} onKeyDown={press}>
      <IconGripVertical size={18} stroke={1.8} aria-hidden />
    </button>
  )
}
