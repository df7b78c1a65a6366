import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useEditing } from './editing.configure.tsx'
import styles from './set-panel.module.css'

/** The settings of a whole set: seldom changed, so closed until somebody asks, or something in them is wrong. */
export function SetPanel() {
  const { kind, isReadOnly, faults } = useEditing()
  const [isOpen, setIsOpen] = useState(false)
  const inOutline = ['domains', kind.entriesAt]
  const isWrong = Object.keys(faults).some((path) => !inOutline.includes(path.split('.')[0] ?? ''))
  const isShown = isOpen || isWrong
  return (
    <Card
      title="About"
      className={styles.panel}
      aside={
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={isShown}
          onClick={() => setIsOpen(!isShown)}
        >
          {isShown ? 'Close' : isReadOnly ? 'Show' : 'Edit'}
        </Button>
      }
    >
      {isShown && <kind.ContentForm />}
    </Card>
  )
}
