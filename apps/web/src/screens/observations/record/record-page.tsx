import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import type { FileRef } from '@corridor/domain/files/file-ref'
import { partTitle, purposeWords, recordCaution, timeWords } from '@corridor/domain/observation/record-words'
import { Blocks } from '@corridor/ui/blocks/blocks'
import { FileAddresses } from '@corridor/ui/blocks/files-block'
import { Fragment, type ReactNode } from 'react'
import { toolOf } from '../../../tool-looks.ts'
import styles from './record-page.module.css'

interface Part {
  readonly id: string
  readonly record: ObservationRecord
  /** The actions for the part, and what is to be known of it. */
  readonly about?: ReactNode
}

interface Props {
  /** The observations that were sent together, a part for each tool, in the order of the visit. */
  readonly parts: readonly Part[]
  /** The address that shows a file of the record. */
  readonly addressOf: (file: FileRef) => Promise<string | undefined>
  /** Says what the record is, where nothing above it does. */
  readonly top?: ReactNode
  /** Whether the message stands above the record already. */
  readonly isMessageAbove?: boolean
  /** Marks where the PDF turns a page: with a block or within it, or within the message. */
  readonly turns?: (isWithin: boolean, at?: PlaceInRecord) => ReactNode
}

export interface PlaceInRecord {
  readonly observationId: string
  readonly block: number
}

/** The record itself, as it is read and as the preview shows it. */
export function RecordPage({ parts, top, addressOf, turns, isMessageAbove = false }: Props) {
  const [first] = parts
  const { message, observer } = parts.find(({ record }) => record.message)?.record ?? {}
  return (
    <article className={styles.page} aria-label="Record">
      {top}
      {message && !isMessageAbove && (
        <figure className={styles.message}>
          <blockquote>{message}</blockquote>
          <figcaption>{observer}</figcaption>
        </figure>
      )}
      {turns?.(true)}
      {parts.map(({ id, record, about }, place) => (
        <Fragment key={id}>
          {turns?.(false, { observationId: id, block: 0 })}
          <section id={partAnchor(id)} className={styles.data}>
            <header>
              <PartTitle record={record} />
              {parts.length > 1 && (
                <span className={styles.place}>
                  Part {place + 1} of {parts.length}
                </span>
              )}
              <p>{[timeWords(record), purposeWords(record)].join(' · ')}</p>
            </header>
            {about}
            <FileAddresses value={addressOf}>
              <Blocks
                blocks={record.blocks}
                before={(block) => block > 0 && turns?.(false, { observationId: id, block })}
                after={(block) => turns?.(true, { observationId: id, block })}
              />
            </FileAddresses>
          </section>
        </Fragment>
      ))}
      <p className={styles.caution}>{first && recordCaution(first.record)}</p>
    </article>
  )
}

/** The id of the element where a part of the page begins. */
export const partAnchor = (id: string) => `part-${id}`

function PartTitle({ record: { toolTypeId, set } }: { readonly record: ObservationRecord }) {
  const { title, Icon } = toolOf(toolTypeId)
  return (
    <h2>
      <Icon size={20} stroke={1.8} aria-hidden /> {partTitle(title, set)}
    </h2>
  )
}
