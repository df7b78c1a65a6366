import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import type { FileRef } from '@corridor/domain/files/file-ref'
import { Blocks } from '@corridor/ui/blocks/blocks'
import { FileAddresses } from '@corridor/ui/blocks/files-block'
import type { ReactNode } from 'react'
import { call, contract } from '../../../api/client.ts'
import { addressOfFile } from '../../../device/files/file-addresses.ts'
import { currentDevice } from '../../../device/open-device.ts'
import { purposeWords, timeWords } from '../../../observation/observation-words.ts'
import { toolOf } from '../../../tool-looks.ts'
import styles from './record-page.module.css'

interface Props {
  readonly record: ObservationRecord
  /** Says what the record is, where nothing above it does. */
  readonly top?: ReactNode
}

/** The record itself, as it is read and as it will be read. */
export function RecordPage({ record, top }: Props) {
  const { toolTypeId, message, blocks, observer } = record
  const { title, Icon } = toolOf(toolTypeId)
  return (
    <article className={styles.page} aria-label="Record">
      {top}
      {message && (
        <figure className={styles.message}>
          <blockquote>{message}</blockquote>
          <figcaption>{observer}</figcaption>
        </figure>
      )}
      <section className={styles.data}>
        <header>
          <h2>
            <Icon size={20} stroke={1.8} aria-hidden /> {title}
          </h2>
          <p>{[timeWords(record), purposeWords(record)].join(' · ')}</p>
        </header>
        <FileAddresses value={addressOf}>
          <Blocks blocks={blocks} />
        </FileAddresses>
      </section>
      <p className={styles.caution}>
        Describes one short visit. Visits are not a random sample, and being observed changes a lesson.
      </p>
    </article>
  )
}

/** The address of a file of the record: from the observer's own device, which may be without a connection; everybody else asks the server. */
function addressOf(file: FileRef): Promise<string | undefined> {
  const device = currentDevice()
  return device ? addressOfFile(device, file) : fetched(file)
}

async function fetched({ id, type }: FileRef): Promise<string | undefined> {
  try {
    const bytes = await call(contract.files.show, { params: { fileId: id } })
    return URL.createObjectURL(new Blob([bytes], { type }))
  } catch {
    return undefined
  }
}
