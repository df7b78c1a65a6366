import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconTools } from '@tabler/icons-react'
import { Link } from 'react-router'
import { isGranted } from '../../../api/session.ts'
import { useUser } from '../../../frame/use-user.ts'
import { ownedTools } from '../own-content/own-content.ts'
import styles from './profile.module.css'

/** A card for observers: where they keep what is theirs alone. */
export function OwnContentsCard() {
  if (!isGranted(useUser().roles, 'observation.create')) return null
  return (
    <Card title="In your tools" subtitle="What you keep for yourself. Only you see it.">
      <ul className={styles.rows}>
        {ownedTools.map(({ id, key, title, own }) => (
          <li key={id}>
            <IconTools size={24} stroke={1.8} aria-hidden />
            <div className={styles.row}>
              <strong>{own}</strong>
              {title}
            </div>
            <Button
              component={Link}
              to={`/settings/profile/${key}`}
              variant="default"
              aria-label={`Edit ${own}`}
            >
              Edit
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
