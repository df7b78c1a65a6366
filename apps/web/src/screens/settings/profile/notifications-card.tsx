import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import {
  aboutNotifications,
  type MailTime,
  mailTimes,
  mailTimeTitles,
} from '@corridor/domain/notices/notifications'
import { Card } from '@corridor/ui/card'
import { SegmentedControl } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { cache } from '../../../api/cache.ts'
import { call, contract, query } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import styles from './notifications-card.module.css'

type Notification = ResponseOf<typeof Contract.profile.show>['notifications'][number]

interface Props {
  readonly notifications: readonly Notification[]
}

export function NotificationsCard({ notifications }: Props) {
  return (
    <div id="notifications" className={styles.card}>
      <Card title="Email notifications" subtitle="Saved as soon as you choose. The bell has all of them.">
        <ul className={styles.list}>
          {notifications.map((it) => (
            <NotificationChoice key={it.kind} {...it} />
          ))}
        </ul>
        <p className={styles.always}>
          The daily digest is one email on the morning of a school day, if there is something to say.
          Observations that somebody sends you, and questions in advance, are always emailed. So is what
          guards your account: about your password, the second step when signing in, and visits by Corridor
          support.
        </p>
      </Card>
    </div>
  )
}

const choices = mailTimes.map((value) => ({ value, label: mailTimeTitles[value] }))

function NotificationChoice({ kind, mail }: Notification) {
  const { title, description } = aboutNotifications[kind]
  const [shown, setShown] = useState(mail)
  const id = useId()
  const save = useMutation({
    // Choices are saved one after the other: the last click is what stays.
    scope: { id: 'notifications' },
    mutationFn: ({ wanted }: { wanted: MailTime; before: MailTime }) =>
      call(contract.profile.notify, { body: { kind, mail: wanted } }),
    onSuccess: (saved) => cache.setQueryData(query(contract.profile.show, {}).queryKey, saved),
    onError: (error, { before }) => {
      setShown(before)
      failed(error, { message: 'This was not saved. Please try again later.' })
    },
  })
  const choose = (value: string) => {
    const wanted = mailTimes.find((it) => it === value)
    if (!wanted) return
    save.mutate({ wanted, before: shown })
    setShown(wanted)
  }
  return (
    <li>
      <strong id={`${id}-title`}>{title}</strong>
      <p id={`${id}-about`}>{description}</p>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-about`}
        data={choices}
        value={shown}
        onChange={choose}
      />
    </li>
  )
}
