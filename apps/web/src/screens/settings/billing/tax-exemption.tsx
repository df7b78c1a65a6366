import type { Day } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import shared from './billing.module.css'
import { BillingFile } from './billing-file.tsx'
import type { BillingView } from './billing-view.ts'
import styles from './pay-card.module.css'

interface Props {
  readonly exempt: BillingView['account']['taxExempt']
  readonly today: Day
}

/** The certificate that keeps sales tax off the bill, for as long as it holds. */
export function TaxExemption({ exempt, today }: Props) {
  const [isReplacing, setIsReplacing] = useState(false)
  const [until, setUntil] = useState('')
  const holds = exempt !== null && exempt.until >= today
  return (
    <section className={styles.tax} aria-label="Tax exemption">
      <h3 className={styles.label}>Tax exemption</h3>
      {exempt && (
        <p className={styles.kept} data-warns={!holds || undefined}>
          {holds ? (
            <IconCircleCheck size={18} stroke={1.8} aria-hidden />
          ) : (
            <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
          )}
          <span>
            {holds ? 'Certificate on file, valid to' : 'The certificate on file ran out on'}{' '}
            {dayAndYear(exempt.until)}
          </span>
          <button type="button" className={shared.link} onClick={() => setIsReplacing(!isReplacing)}>
            {isReplacing ? 'Keep this one' : 'Replace'}
          </button>
        </p>
      )}
      {(!exempt || isReplacing) && (
        <div className={styles.fields}>
          <TextInput
            type="date"
            label="Valid until"
            description="As the certificate says"
            min={today}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
          <div className={styles.file}>
            <span className={styles.label}>Certificate</span>
            <BillingFile
              words="Choose a PDF or a photo"
              what={{ purpose: 'tax-certificate', until }}
              disabled={until < today}
              onSent={() => setIsReplacing(false)}
            />
            {until < today && (
              <small>
                {until === ''
                  ? 'First say until when it is valid.'
                  : 'That day is over. Choose a certificate that is still valid.'}
              </small>
            )}
          </div>
        </div>
      )}
    </section>
  )
}
