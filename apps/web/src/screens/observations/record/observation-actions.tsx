import type { Observation } from '@corridor/contract/observations/observation-read'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { Button } from '@mantine/core'
import { IconClock, IconHistory, IconPencil, IconSend } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useUser } from '../../../frame/use-user.ts'
import styles from './observation-actions.module.css'
import { PdfButton } from './pdf-button.tsx'
import { PrintButton } from './print-button.tsx'
import { askToReopen } from './reopen-dialog.tsx'

const icon = { size: 18, stroke: 1.8 }

interface Props {
  readonly observation: Observation
  /** Whether this is one of several parts, which is not printed alone. */
  readonly isPart?: boolean
}

export function ObservationActions({ observation, isPart = false }: Props) {
  const { id, toolTypeId, mayEdit, maySend, mayReopen, goesOutAt } = observation
  const { time_zone: timeZone } = useUser().district
  const address = (act: string) => `/observations/${toolTypeId}/${act}/${id}`
  return (
    <div className={styles.actions}>
      {!isPart && <PdfButton id={id} />}
      {!isPart && <PrintButton />}
      {mayReopen && (
        <Button
          variant="default"
          leftSection={<IconHistory {...icon} />}
          onClick={() => askToReopen(observation)}
        >
          Reopen
        </Button>
      )}
      {mayEdit && (
        <Button
          variant="default"
          component={Link}
          to={address('update')}
          leftSection={<IconPencil {...icon} />}
        >
          Edit
        </Button>
      )}
      {maySend && goesOutAt && (
        <Button variant="default" component={Link} to={address('send')} leftSection={<IconClock {...icon} />}>
          Goes out {momentIn(timeZone, goesOutAt)}
        </Button>
      )}
      {maySend && !goesOutAt && (
        <Button component={Link} to={address('send')} leftSection={<IconSend {...icon} />}>
          Send
        </Button>
      )}
    </div>
  )
}
