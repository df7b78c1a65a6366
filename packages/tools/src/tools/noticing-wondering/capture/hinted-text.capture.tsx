import { TextArea } from '@corridor/ui/capture/text-area'
import { IconBulb } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { type Column, MOST_LETTERS } from '../columns.ts'
import styles from './hinted-text.module.css'
import { type Judging, judgingIn } from './judging.ts'

interface Props {
  readonly label: string
  readonly column: Column
  readonly value: string
  readonly onChange: (text: string) => void
  readonly placeholder?: string
  readonly field?: RefObject<HTMLTextAreaElement | null>
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  readonly onFocus?: () => void
}

/** A text field in which words that judge are underlined, and asked about. It blocks nothing. */
export function HintedText({ label, column, value, onChange, field, ...props }: Props) {
  const id = useId()
  const mirror = useRef<HTMLDivElement>(null)
  const found = judgingIn(value, column)
  return (
    <>
      <div className={styles.box} data-column={column}>
        <div ref={mirror} className={styles.mirror} aria-hidden>
          {marked(value, found)}{' '}
        </div>
        <TextArea
          {...(field ? { ref: field } : {})}
          className={styles.text}
          label={label}
          maxLength={MOST_LETTERS}
          aria-describedby={id}
          value={value}
          onChange={onChange}
          {...props}
          onScroll={({ currentTarget }) => {
            if (mirror.current) mirror.current.scrollTop = currentTarget.scrollTop
          }}
        />
      </div>
      <p className={styles.hint} id={id} role="status">
        {found[0] && (
          <>
            <IconBulb size={18} stroke={1.8} aria-hidden />
            {found[0].question}
          </>
        )}
      </p>
    </>
  )
}

/** The text of the field once more, with the judging words underlined, which a text field cannot do. */
function marked(text: string, found: readonly Judging[]): ReactNode[] {
  let done = 0
  const parts = found.flatMap(({ from, to }) => {
    const before = text.slice(done, from)
    done = to
    return [before, <mark key={from}>{text.slice(from, to)}</mark>]
  })
  return [...parts, text.slice(done)]
}
