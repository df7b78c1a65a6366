import { Button } from '@corridor/ui/capture/button'
import { TextArea } from '@corridor/ui/capture/text-area'
import { IconPencil } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { BLANK } from '../kinds.ts'
import { MOST_LETTERS } from '../limits.ts'
import styles from './blanks-field.module.css'

interface Props {
  readonly text: string
  readonly isFromBank: boolean
  readonly isUntouched: boolean
  /** Grows whenever words of the bank arrive. */
  readonly arrived: number
  readonly onWrite: (text: string) => void
  readonly onDone: () => void
}

/**
 * The text of a comment, with blanks marked until they are filled. Enter ends the comment; Shift and Enter begin a
 * line.
 */
export function BlanksField({ text, isFromBank, isUntouched, arrived, onWrite, onDone }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)

  const showBlank = () => {
    const at = field.current?.value.indexOf(BLANK) ?? -1
    field.current?.focus({ preventScroll: true })
    if (at >= 0) field.current?.setSelectionRange(at, at + BLANK.length)
  }
  const show = useEffectEvent(showBlank)
  // The keyboard's place in the page: typing fills the first blank.
  useEffect(() => {
    if (arrived > 0) show()
  }, [arrived])

  const endOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onDone()
  }
  const hasBlank = text.includes(BLANK)
  return (
    <div className={styles.field}>
      <div className={styles.text}>
        <p className={styles.marks} aria-hidden>
          {text.split(BLANK).map(drawn)}
        </p>
        <TextArea
          ref={field}
          label="Comment"
          placeholder="What you saw, asked or suggest"
          rows={3}
          maxLength={MOST_LETTERS}
          value={text}
          onChange={onWrite}
          onKeyDown={endOnEnter}
        />
      </div>
      <div className={styles.note} role="status">
        {(hasBlank || isUntouched) && (
          <>
            <IconPencil size={18} stroke={1.8} aria-hidden />
            <p>
              {isFromBank && 'From the bank. '}
              {hasBlank
                ? 'Fill the blank that is left before you send.'
                : 'Change its words or attach evidence before you send.'}
            </p>
            {hasBlank && (
              <Button look="quiet" onClick={showBlank}>
                Next blank
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

// Blanks keep their places, so a place is a key.
function drawn(part: string, place: number) {
  return (
    <Fragment key={place}>
      {place > 0 && <mark>{BLANK}</mark>}
      {part}
    </Fragment>
  )
}
