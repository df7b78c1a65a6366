import { TextArea } from '@corridor/ui/capture/text-area'
import { type RefObject, useState } from 'react'
import type { Around } from '../../../../definition/capture-view.ts'
import { TargetPicker } from '../../../../target-picker/target-picker.capture.tsx'
import type { Named, TargetGroup } from '../../../../target-picker/target-picker.ts'
import { isEvidence, MOST_LETTERS } from '../../kinds.ts'
import type { Line, Span } from '../../narrative-corner.shape.ts'
import { withText, wordsIn } from '../../spans.ts'
import type { EditLine } from '../line-changes.ts'
import { toggleTag } from '../line-changes.ts'
import { LineDetails } from './line-details.capture.tsx'
import styles from './line-panel.module.css'

interface Props {
  readonly line: Line
  readonly time: string
  readonly groups: readonly TargetGroup[]
  readonly counts: ReadonlyMap<string, number>
  readonly files: Around['files']
  readonly finder: RefObject<HTMLInputElement | null>
  readonly onEdit: EditLine
  readonly onRemove: () => void
}

/** The line that is selected: its words, its tags, and what else can be said of it. */
export function LinePanel({ line, time, groups, counts, files, finder, onEdit, onRemove }: Props) {
  const [span, setSpan] = useState<Span | null>(null)
  const words = wordsIn(line.text, span)
  const toggle = (named: Named) =>
    onEdit(`tag ${named.code}`, (it) => toggleTag(it, named, words ? span : null))
  return (
    <div className={styles.panel}>
      <p className={styles.about} role="status">
        {words ? `“${words}” is selected` : `Entry at ${time} is selected`}
      </p>
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
      {isEvidence(line.kind) && groups.length > 0 && (
        <TargetPicker groups={groups} counts={counts} tags={line.tags} finder={finder} onToggle={toggle} />
      )}
      <LineDetails line={line} time={time} files={files} onEdit={onEdit} onRemove={onRemove} />
    </div>
  )
}
