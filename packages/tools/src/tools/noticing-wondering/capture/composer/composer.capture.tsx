import { Button } from '@corridor/ui/capture/button'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { columnTitles, MOST_LETTERS } from '../../columns.ts'
import type { NoticingConfig } from '../../noticing-wondering.shape.ts'
import { ColumnSwitch } from '../column-switch.capture.tsx'
import { AboutSelect } from '../entry/about-select.capture.tsx'
import { HintedText } from '../hinted-text.capture.tsx'
import styles from './composer.module.css'
import { StemRow } from './stem-row.capture.tsx'
import { type Begun, begunWith } from './stems.ts'
import type { NewEntry } from './use-new-entry.capture.tsx'

interface Props {
  readonly fresh: NewEntry
  readonly config: NoticingConfig
  /** The time of the noticing that the wondering is about. */
  readonly causeTime: string | undefined
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Whether a card is open: then on a phone only the field stays. */
  readonly isBrief: boolean
  /** Called when somebody goes on here. */
  readonly onFocus: () => void
}

/** The composer, docked under the stream: the column, stems, and the words. */
export function Composer({ fresh, config, causeTime, field, isBrief, onFocus }: Props) {
  const { entry, column, about } = fresh
  const text = entry?.text ?? ''
  const title = columnTitles[column].toLowerCase()
  const select = useRef<Begun>(undefined)
  const choose = useSteady(fresh.choose)

  const begin = useSteady((stem: string) => {
    const begun = begunWith(stem, text)
    if (begun.text.length > MOST_LETTERS) return
    select.current = begun
    fresh.write(begun.text)
  })

  // The caret of the field: one writes on where the stem has its dots.
  useLayoutEffect(() => {
    if (!select.current) return
    field.current?.focus()
    field.current?.setSelectionRange(select.current.from, select.current.to)
    select.current = undefined
  })

  const add = () => {
    fresh.moveOn()
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    fresh.moveOn()
  }
  return (
    <section className={styles.composer} aria-label="Next entry">
      <div className={styles.inside}>
        <div className={styles.ways} data-brief={isBrief || undefined}>
          <ColumnSwitch label="Column" value={column} onChange={choose} />
          <StemRow stems={config.stems} column={column} onStem={begin} />
        </div>
        {causeTime && (
          <p className={styles.cause}>
            Wondering about {causeTime}
            <Button
              look="quiet"
              className={styles.apart}
              aria-label="Wonder about nothing in particular"
              icon={<IconX size={18} stroke={1.8} aria-hidden />}
              onClick={() => fresh.wonderAbout(null)}
            />
          </p>
        )}
        <div className={styles.line}>
          <div className={styles.words}>
            <HintedText
              label={`Next ${title}`}
              column={column}
              placeholder={config.prompts[column]}
              value={text}
              onChange={fresh.write}
              onKeyDown={press}
              field={field}
              onFocus={onFocus}
            />
          </div>
          <div className={styles.act}>
            <AboutSelect value={about} onChange={fresh.tell} />
            <Button
              className={styles.add}
              aria-disabled={text.trim() === ''}
              icon={<IconPlus size={20} stroke={1.8} aria-hidden />}
              onClick={add}
            >
              Add {title}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
