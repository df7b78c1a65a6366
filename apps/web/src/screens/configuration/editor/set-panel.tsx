import type { JsonObject } from '@corridor/domain/data/json'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Faults, Kind } from './kind.ts'
import type { Entry } from './outline.ts'
import styles from './set-panel.module.css'

interface Props<Content extends JsonObject, E extends Entry> {
  readonly kind: Kind<Content, E>
  readonly content: Content
  readonly isReadOnly: boolean
  readonly faults: Faults
  readonly onChange: (content: Content) => void
}

/** What holds for the whole: seldom changed, so it stays closed until somebody asks, or something is wrong in it. */
export function SetPanel<Content extends JsonObject, E extends Entry>(props: Props<Content, E>) {
  const { kind, content, isReadOnly, faults, onChange } = props
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
      {isShown && <kind.ContentForm {...{ content, isReadOnly, faults }} change={onChange} />}
    </Card>
  )
}
