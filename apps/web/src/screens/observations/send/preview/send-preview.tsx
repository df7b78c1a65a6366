import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Words } from '../../../../device/kept.ts'
import { fileOfRecord } from '../../record/file-of-record.ts'
import { RecordPage } from '../../record/record-page.tsx'
import { RecordTop } from '../../record/record-top.tsx'
import type { Readers } from '../send-people.tsx'
import type { ToolToSend } from '../visit-to-send.ts'
import { MailPreview } from './mail-preview.tsx'
import { turnsIn } from './page-breaks.tsx'
import styles from './send-preview.module.css'
import { usePageBreaks } from './use-page-breaks.ts'

const ways = [
  { value: 'page', label: 'Page' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
]

interface Props {
  /** The tools that go out. */
  readonly tools: readonly ToolToSend[]
  /** The educator’s name. */
  readonly name: string
  /** The way to the educator; undefined without a connection. */
  readonly reach: Readers['educator']['way'] | undefined
  /** Whether no email leaves yet. */
  readonly isMailOff: boolean
  /** The message and the other choices of the sending. */
  readonly words: Words
  /** The button for the preview’s PDF. */
  readonly paper: ReactNode
  /** Whether the observer asked for the preview, which stands below everything: it scrolls into view. */
  readonly isAskedFor: boolean
}

const comeUp = (section: HTMLElement | null) => section?.scrollIntoView()

/** The preview of a sending, drawn by the same code as the record itself. */
export function SendPreview({ tools, words, name, reach, isMailOff, paper, isAskedFor }: Props) {
  const parts = tools.flatMap(({ kept, record }) => (record ? [{ id: kept.id, record }] : []))
  const [first] = parts
  const isWhole = parts.length === tools.length
  const [way, setWay] = useState('page')
  const breaks = usePageBreaks(tools, words)
  return (
    <section
      ref={isAskedFor ? comeUp : undefined}
      className={styles.preview}
      aria-label={`What ${name} will see`}
    >
      <header>
        <h2>What {name} will see</h2>
        <div className={styles.ways}>
          {paper}
          <SegmentedControl
            aria-label="Preview as"
            data={reach === 'none' || isMailOff ? ways.filter(({ value }) => value !== 'email') : ways}
            value={way}
            onChange={setWay}
          />
        </div>
      </header>
      {!isWhole && <p>The preview appears once this device has loaded how the tool is set up.</p>}
      {first && way === 'email' && (
        <MailPreview {...first} count={parts.length} isByLink={reach === 'link'} />
      )}
      {first && way !== 'email' && (
        <div className={way === 'phone' ? styles.phone : undefined}>
          <RecordPage
            addressOf={fileOfRecord}
            parts={parts}
            {...(way === 'page' && { turns: (...turn) => turnsIn(breaks, ...turn) })}
            top={<RecordTop record={first.record} isVisit={parts.length > 1} />}
          />
        </div>
      )}
    </section>
  )
}
