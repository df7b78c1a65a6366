import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { Kept } from '../../../device/kept.ts'
import { RecordPage } from '../record/record-page.tsx'
import { RecordTop } from '../record/record-top.tsx'
import { MailPreview } from './mail-preview.tsx'
import styles from './send-preview.module.css'

const ways = [
  { value: 'page', label: 'Page' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
]

interface Props {
  readonly kept: Kept
  readonly record: ObservationRecord | undefined
  /** Who will see it. */
  readonly name: string
}

/** What will be read, made by the same hand as what is read. */
export function SendPreview({ kept, record, name }: Props) {
  const [way, setWay] = useState('page')
  return (
    <section className={styles.preview} aria-label={`What ${name} will see`}>
      <header>
        <h2>What {name} will see</h2>
        <SegmentedControl aria-label="Preview as" data={ways} value={way} onChange={setWay} />
      </header>
      {!record && <p>The preview appears once this device has loaded how the tool is set up.</p>}
      {record && way === 'email' && <MailPreview kept={kept} record={record} />}
      {record && way !== 'email' && (
        <div className={way === 'phone' ? styles.phone : undefined}>
          <RecordPage record={record} top={<RecordTop record={record} />} />
        </div>
      )}
    </section>
  )
}
