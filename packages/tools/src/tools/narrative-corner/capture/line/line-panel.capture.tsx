import { TextArea } from '@corridor/ui/capture/text-area'
import { type RefObject, useState } from 'react'
import type { Around } from '../../../../definition/capture-view.ts'
import { TargetPicker, type TargetPickerProps } from '../../../../target-picker/target-picker.capture.tsx'
import type { Named } from '../../../../target-picker/target-picker.ts'
import { isEvidence, MOST_LETTERS } from '../../kinds.ts'
import type { Line, Span } from '../../narrative-corner.shape.ts'
import { withText, wordsIn } from '../../spans.ts'
import type { EditLine } from '../line-changes.ts'
import { toggleTag } from '../line-changes.ts'
import { LineDetails } from './line-details.capture.tsx'
import styles from './line-panel.module.css'

interface Props extends TargetPickerProps {
  readonly line: Line
  readonly time: string
  readonly files: Around['files']
  readonly finder: RefObject<HTMLInputElement | null>
  readonly onEdit: EditLine
  readonly onRemove: () => void
}

/** The selected line: its words and details first, then its tags. */
export function LinePanel({ line, time, files, finder, onEdit, onRemove, ...targets }: Props) {
  const [span, setSpan] = useState<Span | null>(null)
  const words = wordsIn(line.text, span)
  const toggle = (named: Named) =>
    onEdit(`tag ${named.code}`, (it) => toggleTag(it, named, words ? span : null))
  return (
    <div className={styles.panel}>
      <TextArea
        className={styles.text}
        label={`Words of the entry at ${time}`}
        maxLength={MOST_LETTERS}
        value={line.text}
        onChange={(text) => onEdit('text', (it) => withText(it, text), `text of ${line.id}`)}
        onSelect={({ currentTarget: { selectionStart: from, selectionEnd: to } }) =>
          setSpan(from < to ? { from, to } : null)
        }
      />
      <LineDetails line={line} time={time} files={files} onEdit={onEdit} onRemove={onRemove} />
      {isEvidence(line.kind) && targets.sets.length > 0 && (
        <section className={styles.tags} aria-label="Tags of the entry">
          <p className={styles.about} role="status">
            {words ? `Tags go to “${words}”` : 'Tags go to the whole entry. Select words to tag only those.'}
          </p>
          <TargetPicker {...targets} tags={line.tags} finder={finder} onToggle={toggle} />
        </section>
      )}
    </div>
  )
}
