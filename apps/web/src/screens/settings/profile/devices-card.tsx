import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconDeviceLaptop } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { cache } from '../../../api/cache.ts'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { useUser } from '../../../frame/use-user.ts'
import styles from './profile.module.css'

type Device = ResponseOf<typeof Contract.auth.sessions>['items'][number]

export function DevicesCard({ devices }: { readonly devices: readonly Device[] }) {
  return (
    <Card title="Devices" subtitle="Where you are signed in.">
      {/* Support that impersonates somebody does not find its own sign-in among the devices. */}
      {devices.length === 0 && <p>Nowhere at the moment.</p>}
      <ul className={styles.rows}>
        {devices.map((device) => (
          <DeviceRow key={device.id} {...device} />
        ))}
      </ul>
    </Card>
  )
}

function DeviceRow({ id, device, lastSeenAt, tokenReusedAt, isThisDevice }: Device) {
  const { district } = useUser()
  const moment = (instant: string) => momentIn(district.time_zone, instant)
  const signOut = useMutation({
    mutationFn: () => call(contract.auth.endSession, { params: { sessionId: id } }),
    onSuccess: () => toast(`${device} is signed out`),
    onError: (error) => failed(error, { message: 'The device was not signed out. Please try again later.' }),
    onSettled: () => cache.invalidateQueries({ queryKey: [contract.auth.sessions.path] }),
  })
  return (
    <li>
      <IconDeviceLaptop size={24} stroke={1.8} aria-hidden />
      <div className={styles.row}>
        <strong>{device}</strong>
        {isThisDevice ? 'This device' : `Last seen ${moment(lastSeenAt)}`}
        {tokenReusedAt && (
          <span className={styles.warning}>
            An old sign-in of it was tried again {moment(tokenReusedAt)}. If that was not you, change your
            password.
          </span>
        )}
      </div>
      {!isThisDevice && (
        <Button variant="default" onClick={() => signOut.mutate()} loading={signOut.isPending}>
          Sign out
        </Button>
      )}
    </li>
  )
}
