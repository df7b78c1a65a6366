import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { aboutNotifications } from '@corridor/domain/people/notifications'
import { Card } from '@corridor/ui/card'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cache } from '../../../api/cache.ts'
import { call, contract, query } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import styles from './notifications-card.module.css'
import { SwitchRow } from './switch-row.tsx'

type Notification = ResponseOf<typeof Contract.profile.show>['notifications'][number]

interface Props {
  readonly notifications: readonly Notification[]
}

export function NotificationsCard({ notifications }: Props) {
  return (
    <Card title="Email notifications" subtitle="Saved as soon as you switch.">
      <ul className={styles.list}>
        {notifications.map((it) => (
          <NotificationSwitch key={it.kind} {...it} />
        ))}
      </ul>
      <p className={styles.always}>
        Emails that guard your account always go out: about your password, the second step when signing in,
        and visits by Corridor support.
      </p>
    </Card>
  )
}

function NotificationSwitch({ kind, isOn }: Notification) {
  const { title, description } = aboutNotifications[kind]
  const [isShown, setIsShown] = useState(isOn)
  const save = useMutation({
    // One after the other: the last click is what stays.
    scope: { id: 'notifications' },
    mutationFn: (wanted: boolean) => call(contract.profile.notify, { body: { kind, isOn: wanted } }),
    onSuccess: (saved) => cache.setQueryData(query(contract.profile.show, {}).queryKey, saved),
    onError: (error, wanted) => {
      setIsShown(!wanted)
      failed(error, { message: 'This was not saved. Please try again later.' })
    },
  })
  const turn = (wanted: boolean) => {
    setIsShown(wanted)
    save.mutate(wanted)
  }
  return (
    <li>
      <SwitchRow title={title} description={description} isOn={isShown} onTurn={turn} />
    </li>
  )
}
