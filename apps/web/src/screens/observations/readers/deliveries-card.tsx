import type { Delivery } from '@corridor/contract/observations/delivery'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { Card } from '@corridor/ui/card'
import {
  type Icon,
  IconClock,
  IconEye,
  IconFileCheck,
  IconMail,
  IconMailOff,
  IconMailX,
} from '@tabler/icons-react'
import { deliveryWords } from '../../../observation/delivery-words.ts'
import { DeliveryActions } from './delivery-actions.tsx'
import styles from './observation-cards.module.css'

const icons: Readonly<Record<Delivery['state'], Icon>> = {
  queued: IconClock,
  sent: IconMail,
  bounced: IconMailX,
  failed: IconMailX,
  opened: IconEye,
  'not-mailed': IconMailOff,
  'handed-over': IconFileCheck,
}

export function DeliveriesCard({ observation }: { readonly observation: Observation }) {
  const { deliveries, record } = observation
  return (
    <Card title="Sent to" className={styles.screenOnly}>
      <ul className={styles.list}>
        {deliveries.map((delivery) => {
          const Icon = icons[delivery.state]
          return (
            <li key={delivery.id}>
              <Icon size={18} stroke={1.8} aria-hidden />
              <div>
                <strong>{delivery.name}</strong>
                {delivery.isEducator && <span> · Educator</span>}
                <p>{deliveryWords(delivery, record.timeZone)}</p>
                <DeliveryActions observation={observation} delivery={delivery} />
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
