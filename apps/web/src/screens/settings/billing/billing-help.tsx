import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconCheck, IconMail } from '@tabler/icons-react'
import { settings } from '../../../settings.ts'
import styles from './billing.module.css'

const promises = [
  'Nothing is deleted while there is no plan.',
  'A school can join while the plan runs.',
  'Billing contacts see the plan, never observations.',
]

/** Whom to write to. */
export function BillingHelp() {
  const { supportEmail } = settings
  return (
    <Card title="Start or change the plan" className={styles.help}>
      <p>
        Write to <span className={styles.address}>{supportEmail}</span> and say which schools it is for.
      </p>
      <Button
        component="a"
        href={`mailto:${supportEmail}`}
        size="md"
        leftSection={<IconMail size={20} stroke={1.8} />}
        fullWidth
      >
        Write to support
      </Button>
      <ul className={styles.promises}>
        {promises.map((words) => (
          <li key={words}>
            <IconCheck size={18} stroke={1.8} aria-hidden /> {words}
          </li>
        ))}
      </ul>
    </Card>
  )
}
