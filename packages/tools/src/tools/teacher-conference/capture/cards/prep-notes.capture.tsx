import { TextArea } from '@corridor/ui/capture/text-area'
import { IconLock } from '@tabler/icons-react'
import type { ConferenceProps } from '../conference-props.ts'
import { Card } from './card.capture.tsx'
import styles from './card.module.css'

export function PrepNotes({ capture, change }: ConferenceProps) {
  return (
    <Card
      title="My prep notes"
      part="prep"
      aside={
        <p className={styles.private}>
          <IconLock size={16} stroke={1.8} aria-hidden />
          Only you. Never sent, never in reports.
        </p>
      }
    >
      <TextArea
        label="My prep notes"
        rows={2}
        value={capture.prepNotes}
        maxLength={10_000}
        onChange={(text) => change('prep notes', (it) => ({ ...it, prepNotes: text }), 'prep notes')}
      />
    </Card>
  )
}
