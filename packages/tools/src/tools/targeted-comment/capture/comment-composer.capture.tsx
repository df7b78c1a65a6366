import { Button } from '@corridor/ui/capture/button'
import { useStays } from '@corridor/ui/capture/use-stays'
import { IconCheck, IconPaperclip, IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import type { TargetGroup } from '../comment-targets.ts'
import { isUntouched, isWritten } from '../comments.ts'
import type { TargetedCommentCapture, TargetedCommentConfig } from '../targeted-comment.shape.ts'
import { BlanksField } from './blanks-field.capture.tsx'
import styles from './comment-composer.module.css'
import { CommentEvidence } from './comment-evidence.capture.tsx'
import { KindChips } from './kind-chips.capture.tsx'
import { StepSetting } from './step-setting.capture.tsx'
import { TargetSelect } from './target-select.capture.tsx'
import type { Composer } from './use-composer.capture.tsx'

interface Props extends CaptureProps<TargetedCommentConfig, TargetedCommentCapture> {
  readonly composer: Composer
  readonly groups: readonly TargetGroup[]
  readonly isPicking: boolean
  readonly onPicking: (is: boolean) => void
}

/** The composer of one comment: kind, target, words and evidence. */
export function CommentComposer({ composer, groups, isPicking, onPicking, ...props }: Props) {
  const { capture, config, visit } = props
  const { open, number, isAgain } = composer
  const AddIcon = isAgain ? IconCheck : IconPlus
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const place = useRef<HTMLElement>(null)
  // Added evidence stands above the button, which stays under the finger.
  const hold = useStays()
  const hasPieces = isShown || (open?.evidence.length ?? 0) > 0
  const written = capture.comments.filter(isWritten).length
  return (
    <section ref={place} className={styles.composer} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{open ? `Comment ${number}` : 'New comment'}</h2>
        <p data-over={written > config.mostSent || undefined}>
          {written} of {config.mostSent} written
          {written > config.mostSent && '. Remove some before you send.'}
        </p>
      </header>
      <KindChips kinds={config.kinds} chosen={composer.kind} onChoose={composer.choose} />
      <TargetSelect groups={groups} target={composer.target} onChange={composer.aim} />
      <BlanksField
        text={open?.text ?? ''}
        isFromBank={open?.bankId !== null && open !== undefined}
        isUntouched={open !== undefined && isUntouched(open, config)}
        arrived={composer.arrived}
        onWrite={composer.write}
        onDone={composer.done}
      />
      {config.kinds.includes('next-step') && <StepSetting composer={composer} visit={visit} />}
      <div className={styles.acts}>
        <Button
          icon={<IconPaperclip size={20} stroke={1.8} aria-hidden />}
          aria-expanded={hasPieces}
          onClick={() => setIsShown(!isShown)}
        >
          Evidence
        </Button>
        <Button
          className={styles.add}
          icon={<AddIcon size={20} stroke={1.8} aria-hidden />}
          aria-disabled={!open}
          onClick={() => {
            hold(place.current)
            composer.done()
            setIsShown(false)
            onPicking(false)
          }}
        >
          {isAgain ? 'Done' : 'Add comment'}
        </Button>
        <Button
          look="danger"
          className={open ? '' : styles.unused}
          aria-hidden={!open}
          aria-label="Remove"
          icon={<IconTrash size={20} stroke={1.8} aria-hidden />}
          onClick={composer.remove}
        />
      </div>
      {hasPieces && (
        <CommentEvidence {...props} composer={composer} isPicking={isPicking} onPicking={onPicking} />
      )}
    </section>
  )
}
