import type { DistrictPlan } from '@corridor/contract/district/plans'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { dollars } from '@corridor/domain/plan/money'
import { Card } from '@corridor/ui/card'
import { saveBytes } from '@corridor/ui/save-file'
import { Button } from '@mantine/core'
import { callForFile, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { kindWords } from '../../../billing/document-words.ts'
import { eventDay, eventWords } from './plan-words.ts'
import styles from './plans.module.css'

interface Props {
  readonly plan: DistrictPlan
}

export function DocumentsOf({ plan }: Props) {
  return (
    <Card title="Documents">
      {plan.documents.length === 0 && <p className={styles.none}>None yet.</p>}
      <ul className={`${styles.rows} ${styles.level}`}>
        {plan.documents.map((it) => (
          <li key={it.id}>
            <div className={styles.about}>
              <h3>{it.number}</h3>
              <p>
                {kindWords(it)} · {dayAndYear(it.issuedOn)} · {dollars(it.amountCents)}
              </p>
            </div>
            <Button
              variant="default"
              aria-label={`PDF of ${it.number}`}
              onClick={() => download(plan.id, it.id)}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

async function download(districtId: DistrictPlan['id'], documentId: string) {
  try {
    const { name, bytes } = await callForFile(contract.plans.document, { params: { districtId, documentId } })
    saveBytes(name, bytes)
  } catch (error) {
    failed(error, { message: 'The file did not arrive. Please try again.' })
  }
}

/** All events of a district’s plan, with the reasons that were given. */
export function EventsOf({ plan }: Props) {
  return (
    <Card title="What happened">
      {plan.events.length === 0 && <p className={styles.none}>Nothing since the district registered.</p>}
      <ol className={styles.rows}>
        {plan.events.map((it) => (
          <li key={it.id}>
            <div className={styles.about}>
              <h3>{eventWords(plan, it)}</h3>
              <p>{eventDay(it)}</p>
              {it.reason && <p className={styles.why}>{it.reason}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
