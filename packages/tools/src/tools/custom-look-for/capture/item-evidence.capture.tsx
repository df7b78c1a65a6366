import { Button } from '@corridor/ui/capture/button'
import { FileStrip } from '@corridor/ui/capture/files/file-strip'
import { TextArea } from '@corridor/ui/capture/text-area'
import { IconPlus } from '@tabler/icons-react'
import type { Files } from '../../../definition/capture-view.ts'
import type { Attached } from '../custom-look-for.shape.ts'
import type { LookFor } from '../set/look-for-set.shape.ts'
import styles from './item-evidence.module.css'
import type { Acts } from './use-acts.capture.tsx'

interface Props {
  readonly item: LookFor
  readonly evidence: string
  readonly attached: readonly Attached[]
  readonly files: Files
  readonly acts: Acts
  /** Whether the evidence shows. Its room is there before a mark, so that no card below moves. */
  readonly isShown: boolean
  readonly isWriting: boolean
  readonly onWriting: (itemId: string) => void
}

/** Evidence in words and in pictures. It waits until there is a mark, and never asks for anything. */
export function ItemEvidence(props: Props) {
  const { item, evidence, attached, files, acts, isShown, isWriting, onWriting } = props
  // The field stays open when the focus goes: a layout that moved then would slip away under a thumb.
  const isOpen = isWriting || item.asksEvidence || evidence !== ''
  return (
    <div className={styles.evidence} data-unused={!isShown || undefined} aria-hidden={!isShown}>
      {isOpen && (
        <TextArea
          ref={isWriting ? takeFocus : null}
          label={`Evidence for ${item.code}`}
          placeholder="What did you see or hear?"
          className={styles.words ?? ''}
          maxLength={1_000}
          value={evidence}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
          onChange={(text) => acts.evidence(item, text)}
        />
      )}
      <div className={styles.more}>
        {!isOpen && (
          <Button
            look="quiet"
            className={styles.add ?? ''}
            aria-label={`Add evidence for ${item.code}`}
            aria-expanded={false}
            aria-keyshortcuts="E"
            icon={<IconPlus size={20} stroke={1.8} aria-hidden />}
            onClick={() => onWriting(item.id)}
          >
            Add evidence
          </Button>
        )}
        <FileStrip
          label="Photo of work"
          about={item.code}
          files={attached}
          add={files.add}
          addressOf={files.addressOf}
          onAdded={(file) => acts.attach(item, file)}
          onRemove={(id) => acts.removeFile(item, id)}
        />
      </div>
    </div>
  )
}

/** Focuses an evidence field when it opens, for writing at once. */
function takeFocus(field: HTMLTextAreaElement | null) {
  field?.focus()
}
