import { TextArea } from '@corridor/ui/capture/text-area'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { removeWords, writeWords } from '../standard-changes.ts'
import type { StandardOverTimeCapture, StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import styles from './student-words.module.css'

const LETTERS = 300

/** What students said, line by line. The last line is always free; with its first letter it is an entry. */
export function StudentWords({
  capture,
  change,
  newId,
  now,
}: CaptureProps<StandardOverTimeConfig, StandardOverTimeCapture>) {
  const [nextId, setNextId] = useState(newId)
  const list = useRef<HTMLDivElement>(null)
  const entries = capture.words.toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const isNew = entries.every(({ id }) => id !== nextId)
  const lines = isNew ? [...entries, { id: nextId, text: '' }] : entries

  const write = (id: string, text: string) => {
    const at = new Date(now()).toISOString()
    change('student words', (it) => writeWords(it, { id, at, text }), `words ${id}`)
    if (id === nextId) setNextId(newId())
  }
  const leave = (id: string, text: string) => {
    if (text === '' && id !== nextId)
      change('student words removed', (it) => removeWords(it, id), `words ${id}`)
  }
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    const fields = list.current?.querySelectorAll('textarea')
    fields?.item(fields.length - 1).focus()
  }
  return (
    <div ref={list} className={styles.words}>
      <h3>
        Student words <span>no names: S or S7</span>
      </h3>
      {lines.map(({ id, text }, index) => (
        <TextArea
          key={id}
          label={`Student words ${index + 1}`}
          placeholder={index === lines.length - 1 ? '“…”' : undefined}
          maxLength={LETTERS}
          value={text}
          onChange={(next) => write(id, next)}
          onBlur={() => leave(id, text)}
          onKeyDown={goOn}
        />
      ))}
    </div>
  )
}
