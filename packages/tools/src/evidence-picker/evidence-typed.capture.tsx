import { Button } from '@corridor/ui/capture/button'
import { TextArea } from '@corridor/ui/capture/text-area'
import type { KeyboardEvent } from 'react'
import styles from './evidence-list.module.css'
import type { PieceChanges } from './evidence-picker.ts'

interface Props {
  readonly about: string
  readonly most: number
  readonly id: string
  /** The text of the piece that is being typed; undefined before its first letter. */
  readonly text: string | undefined
  readonly changes: PieceChanges
  readonly onNext: () => void
  readonly onClose: () => void
}

/**
 * A field for a typed piece of evidence, which exists from its first letter on. Enter begins the next; Escape ends
 * it.
 */
export function TypedPiece({ about, most, id, text, changes, onNext, onClose }: Props) {
  const one = `evidence ${id}`
  const type = (typed: string) => {
    if (text === undefined)
      typed.trim() && changes.add({ id, text: typed, stance: 'supports', source: null }, one)
    else if (typed === '') changes.remove(id)
    else changes.change(id, { text: typed }, one)
  }
  const act = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (text?.trim()) onNext()
  }
  return (
    <div className={styles.typed}>
      <TextArea
        label={`New evidence for ${about}`}
        placeholder="What was said or done, as it was"
        maxLength={most}
        autoFocus
        value={text ?? ''}
        onChange={type}
        onKeyDown={act}
      />
      <Button look="quiet" onClick={onClose}>
        Done
      </Button>
    </div>
  )
}
