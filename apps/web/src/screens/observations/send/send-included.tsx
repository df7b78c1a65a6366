import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import type { Block } from '@corridor/domain/report/block'
import { Card } from '@corridor/ui/card'
import { IconCheck, IconInfoCircle, IconLock } from '@tabler/icons-react'
import styles from './send-cards.module.css'
import { interpretationPart, type Part, partsOf } from './send-parts.ts'

interface Props {
  readonly record: ObservationRecord | undefined
  /** All that the observer reads of the observation. */
  readonly written: readonly Block[]
  /** Of the educator, where they were asked to rate their lesson and have not. */
  readonly unratedBy: string | undefined
}

const visit = { title: 'The visit', words: 'When, where and why' }
export const privateNotes = { title: 'Private notes', words: 'Never sent', isLocked: true }

/** What goes out, and what never does. */
export function SendIncluded({ record, written, unratedBy }: Props) {
  return (
    <Card title="What is included">
      <Parts parts={[visit, ...goingOut({ record, written }), privateNotes]} />
      {unratedBy && <Unrated by={unratedBy} />}
    </Card>
  )
}

/** What goes out of one tool, and what of its observer’s own stays. */
export function goingOut({ record, written }: Pick<Props, 'record' | 'written'>): Part[] {
  const blocks = record?.blocks ?? []
  return [...partsOf(blocks), ...interpretationPart(blocks, written)]
}

export function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <ul className={styles.included}>
      {parts.map(({ title, words, isLocked = false }) => (
        <li key={title} data-locked={isLocked || undefined}>
          {isLocked ? (
            <IconLock size={18} stroke={1.8} aria-hidden />
          ) : (
            <IconCheck size={18} stroke={2} aria-hidden />
          )}
          <strong>{title}</strong>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}

export function Unrated({ by }: { readonly by: string }) {
  return (
    <p className={styles.unrated}>
      <IconInfoCircle size={18} stroke={1.8} aria-hidden />
      {by} has not rated their own lesson yet; once you send, they no longer can.
    </p>
  )
}
