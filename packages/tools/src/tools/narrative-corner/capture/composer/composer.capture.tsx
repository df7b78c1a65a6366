import { Button } from '@corridor/ui/capture/button'
import { TextArea } from '@corridor/ui/capture/text-area'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Visit } from '../../../../definition/tool.ts'
import { hasSpeaker, MOST_LETTERS } from '../../kinds.ts'
import type { NarrativeConfig } from '../../narrative-corner.shape.ts'
import { asksForTag, expanded, speakerIn, type Typed } from '../expand.ts'
import { Stamp } from '../stamp.capture.tsx'
import type { NewLine } from '../use-new-line.capture.tsx'
import styles from './composer.module.css'
import { KeyLegend } from './key-legend.capture.tsx'
import { KindSwitch } from './kind-switch.capture.tsx'
import { SpeakerSwitch } from './speaker-switch.capture.tsx'

interface Props {
  readonly fresh: NewLine
  readonly config: NarrativeConfig
  readonly visit: Visit
  readonly now: () => number
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Whether a sheet is open: then on a phone only the box stays. */
  readonly isBrief: boolean
  readonly onTag: () => void
  /** Called by Up in an empty field, to go to the last line. */
  readonly onLast: () => void
}

/** The entry box: the next line, with the time at which its first letter was typed. */
export function Composer({ fresh, config, visit, now, field, isBrief, onTag, onLast }: Props) {
  const { line, kind, speaker } = fresh
  const text = line?.text ?? ''
  const caret = useRef<number>(undefined)
  const short = useRef<{ readonly typed: Typed; readonly long: Typed }>(undefined)
  const choose = useSteady(fresh.choose)
  const speak = useSteady(fresh.speak)

  // The caret of the field: a text that was put in moves it to the end.
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const put = (next: Typed) => {
    caret.current = next.caret
    fresh.write(next.text)
  }
  const type = (next: string) => {
    const typed = { text: next, caret: field.current?.selectionStart ?? next.length }
    if (asksForTag(typed, text)) {
      put({ text: next.slice(0, typed.caret - 1) + next.slice(typed.caret), caret: typed.caret - 1 })
      return onTag()
    }
    const said = hasSpeaker(kind) ? speakerIn(next) : undefined
    if (said) return fresh.write(said.text, said.speaker)
    const long = expanded(typed, config.abbreviations)
    short.current = long && { typed, long }
    return long ? put(long) : fresh.write(next)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, value } = event.currentTarget
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      fresh.moveOn()
    } else if (event.key === 'ArrowUp' && value === '') {
      event.preventDefault()
      onLast()
    } else if (event.key === 'Backspace' && short.current) {
      const { typed, long } = short.current
      short.current = undefined
      // Right after an expansion: the short form was meant as it was typed.
      if (value !== long.text || selectionStart !== long.caret) return
      event.preventDefault()
      put(typed)
    }
  }
  return (
    <section className={styles.composer} aria-label="Next line">
      <div className={styles.switches} data-brief={isBrief || undefined}>
        <KindSwitch kinds={config.kinds} value={kind} onChange={choose} />
        <SpeakerSwitch value={speaker ?? 'T'} isUsed={hasSpeaker(kind)} onChange={speak} />
      </div>
      <div className={styles.box} data-kind={kind}>
        <Stamp visit={visit} at={line?.at} now={now} />
        <TextArea
          ref={field}
          className={styles.text}
          label="Next line"
          placeholder="What happens?"
          maxLength={MOST_LETTERS}
          enterKeyHint="enter"
          value={text}
          onChange={type}
          onKeyDown={press}
        />
        <Button look="brand" className={styles.add} aria-disabled={text === ''} onClick={fresh.moveOn}>
          Add
        </Button>
      </div>
      <KeyLegend kinds={config.kinds.length} />
    </section>
  )
}
