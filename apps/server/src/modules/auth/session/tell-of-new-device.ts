import { momentIn } from '@corridor/domain/calendar/day-words'
import { DEMO_USER, type UserId } from '@corridor/domain/people/ids'
import type { Caller } from '../../../access/device.ts'
import type { Transaction } from '../../../database/doors.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import { wantsToHearOfDevice } from './new-device.queries.ts'

interface SignIn {
  readonly caller: Caller
  readonly now: Date
  readonly timeZone: string
}

/** Somebody who signs in where they have not been before is told by mail: it may not have been them. */
export async function tellOfNewDevice(
  transaction: Transaction,
  userId: UserId,
  { caller, now, timeZone }: SignIn,
): Promise<void> {
  const { device, publicUrl } = caller
  if (userId === DEMO_USER || !(await wantsToHearOfDevice(transaction.db, userId, device.hash))) return
  const text = textOf({
    device: device.words,
    moment: momentIn(timeZone, now.toISOString()),
    resetPage: new URL('/auth/password-reset', publicUrl.origin).href,
  })
  await mailAccount(transaction, userId, { subject, text, now })
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

You can turn these mails off in your profile.

Corridor
`
