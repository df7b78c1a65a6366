import type { JsonObject } from '@corridor/domain/json'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Faults, Kind } from './kind.ts'
import type { Entry } from './outline.ts'

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
  const isWrong = Object.keys(faults).some((path) => !path.startsWith(`${kind.entriesAt}.`))
  const isShown = isOpen || isWrong
  return (
    <Card
      title={`About this ${kind.words.set}`}
      aside={
        <Button variant="subtle" aria-expanded={isShown} onClick={() => setIsOpen(!isShown)}>
          {isShown ? 'Close' : isReadOnly ? 'Show' : 'Edit'}
        </Button>
      }
    >
      {isShown && <kind.ContentForm {...{ content, isReadOnly, faults }} change={onChange} />}
      {faults[kind.entriesAt] && <p role="alert">{faults[kind.entriesAt]}</p>}
    </Card>
  )
}
