import { randomUUID } from 'node:crypto'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { DEMO_USER, type UserId } from '@corridor/domain/people/ids'
import type { Caller } from '../../../access/device.ts'
import type { Transaction } from '../../../database/doors.ts'
import { districtToday } from '../../districts/district-today.ts'
import { notify } from '../../notices/notify.ts'
import { isNewDevice } from './new-device.queries.ts'

interface SignIn {
  readonly caller: Caller
  readonly now: Date
  readonly timeZone: string
}

/** Mails somebody who signs in where they have not been before: it may not have been them. */
export async function tellOfNewDevice(
  transaction: Transaction,
  userId: UserId,
  { caller, now, timeZone }: SignIn,
): Promise<void> {
  const { device, publicUrl } = caller
  if (userId === DEMO_USER || !(await isNewDevice(transaction.db, userId, device.hash))) return
  const text = textOf({
    device: device.words,
    moment: momentIn(timeZone, now.toISOString()),
    resetPage: new URL('/auth/password-reset', publicUrl.origin).href,
  })
  const place = await districtToday(transaction.db, now)
  const told = { to: userId, kind: 'new-device', key: `device ${randomUUID()}` } as const
  // A sign-in that was not theirs may be a break-in: this mail does not wait for quiet hours.
  await notify({ ...transaction, config: { PUBLIC_URL: publicUrl }, place }, [
    { ...told, mail: { subject, text, action: 'Choose a new password' }, isUrgent: true },
  ])
}

const subject = 'A sign-in to Corridor on a new device'

interface Words {
  readonly device: string
  readonly moment: string
  readonly resetPage: string
}

const textOf = ({ device, moment, resetPage }: Words) => `Hello,

Somebody signed in to Corridor with your account on a device where you have not been before:

${device}
${moment}, your district’s time

If that was you, you do not have to do anything. If it was not, choose a new password now. That signs out every device:

${resetPage}

You can turn these emails off in your profile.

Corridor
`
