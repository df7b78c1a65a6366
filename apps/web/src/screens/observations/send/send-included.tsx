import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { countInterpretations } from '@corridor/tools/record/count-interpretations'
import { Card } from '@corridor/ui/card'
import { Note } from '@corridor/ui/note'
import { Checkbox } from '@mantine/core'
import { IconInfoCircle, IconLock } from '@tabler/icons-react'
import styles from './send-cards.module.css'
import type { IncludedPart, ToolToSend } from './visit-to-send.ts'

interface Props {
  readonly tool: ToolToSend
  /** The educator’s first name, where they were asked to rate their lesson and have not. */
  readonly unratedBy: string | undefined
  readonly onLeaveOut: (titles: readonly string[]) => void
  readonly interpretation: InterpretationProps
}

/** What goes out of one tool, and what never does. */
export function SendIncluded({ tool, unratedBy, onLeaveOut, interpretation }: Props) {
  return (
    <Card title="What is included">
      <Parts parts={tool.parts} onLeaveOut={onLeaveOut} />
      <Locked {...interpretation} />
      {unratedBy && <Unrated by={unratedBy} />}
    </Card>
  )
}

interface PartsProps {
  readonly parts: readonly IncludedPart[]
  readonly onLeaveOut: (titles: readonly string[]) => void
}

/** The parts of a record, each of which can be left out. */
export function Parts({ parts, onLeaveOut }: PartsProps) {
  const choose = (chosen: IncludedPart, isIncluded: boolean) =>
    onLeaveOut(parts.flatMap((it) => ((it === chosen ? isIncluded : it.isIncluded) ? [] : [it.title])))
  return (
    <ul className={styles.included}>
      {parts.map((part) => (
        <li key={part.title}>
          <Checkbox
            className={styles.part ?? ''}
            label={<strong>{part.title}</strong>}
            checked={part.isIncluded}
            onChange={({ currentTarget }) => choose(part, currentTarget.checked)}
          />
          <span>{part.words}</span>
        </li>
      ))}
    </ul>
  )
}

export interface InterpretationProps {
  /** All tools that go out. */
  readonly tools: readonly ToolToSend[]
  readonly isOut: boolean
  readonly onChoose: (isOut: boolean) => void
}

/** What stays with the observer: interpretations unless ticked, private notes always. */
export function Locked({ tools, isOut, onChoose }: InterpretationProps) {
  const sums = tools.map(({ record, written }) => interpretationIn(record?.blocks ?? [], written))
  const all = sums.reduce((sum, it) => sum + it.all, 0)
  const goes = sums.reduce((sum, it) => sum + it.goes, 0)
  return (
    <ul className={styles.included}>
      {all > 0 && (
        <li>
          <Checkbox
            className={styles.part ?? ''}
            label={<strong>Interpretation notes</strong>}
            checked={isOut}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
          <span>{noteWords(all, goes, isOut)}</span>
        </li>
      )}
      <li data-locked>
        <IconLock size={20} stroke={1.8} aria-hidden />
        <strong>Private notes</strong>
        <span>Never sent</span>
      </li>
    </ul>
  )
}

/** The observer’s interpretations: how many were written, and how many go out. */
function interpretationIn(sent: readonly Block[], written: readonly Block[]) {
  const all = countInterpretations(written)
  return { all, goes: Math.min(countInterpretations(sent), all) }
}

function noteWords(all: number, goes: number, isOut: boolean): string {
  const notes = counted(all, 'note')
  if (isOut) return `${notes}, all go out`
  return goes > 0 ? `${goes} of ${notes} chosen by themselves` : `${notes}, off by default`
}

export function Unrated({ by }: { readonly by: string }) {
  return (
    <Note className={styles.unrated} icon={<IconInfoCircle size={18} stroke={1.8} aria-hidden />}>
      {by} has not rated their own lesson yet; once you send, they no longer can.
    </Note>
  )
}
