import { contract } from '@corridor/contract/contract'
import type { Observation } from '@corridor/contract/observations/observation-read'
import PgBoss from 'pg-boss'
import { callerOf, product } from '../../../test/harness.ts'
import { joining } from '../../jobs/queues.ts'
import { sendMails } from '../../mail/send-mails.ts'
import { openMailbox } from '../../mail/test-mailbox.ts'
import { makePlace, read } from '../observations/test-place.ts'
import { send } from '../observations/test-sending.ts'

const { records } = contract

/** A product with a mail server, in which what is sent to an educator without an account goes by link. */
export async function linking() {
  const mailbox = await openMailbox()
  const made = await product({ MAIL_URL: mailbox.url, PUBLIC_URL: 'https://corridor.example' })
  const { app, clock, database, guest, services } = made
  const boss = new PgBoss({ db: joining(database.pool), migrate: false })

  /** Sends the mails that wait, as the worker does, without waiting for its turn. */
  const deliver = async () => sendMails(services, await boss.fetch<object>('mail.send', { batchSize: 200 }))
  const later = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
  }
  const show = (token: string) => guest.call(records.show, { params: { token } })
  const askCode = (token: string) => guest.call(records.code, { params: { token } })
  const enter = (token: string, code: string) =>
    guest.call(records.open, { params: { token }, body: { code } })
  let number = 0

  /** A district in which Omar has an address and no account. */
  const place = async () => {
    const world = await makePlace(made)
    const email = `omar-${++number}@example.test`
    await world.rows(`update educators set email = '${email}' where id = ${world.omar.id}`)
    return { ...world, email }
  }

  /** The mails to an address that came so far, with the token or the code that is in each. */
  const mailsTo = async (address: string) => {
    await deliver()
    return mailbox.to(address).map(({ subject = '', text = '', messageId }) => ({
      subject,
      text,
      messageId,
      token: text.match(/^https:\/\/corridor\.example\/records\/([\w-]+)$/m)?.[1] ?? '',
      code: text.match(/^(\d{6}) is your code/m)?.[1] ?? '',
    }))
  }
  const newestTo = async (address: string, what: 'token' | 'code') =>
    (await mailsTo(address)).findLast((it) => it[what] !== '')?.[what] ?? ''

  /** Opens a link as somebody who holds it and reads the mail at its address. */
  const opened = async (token: string, address: string) => {
    await askCode(token)
    const { body, status } = await enter(token, await newestTo(address, 'code'))
    if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
    return readerWith(records.open.response.parse(body).session)
  }
  const readerWith = (session: string) => ({ session, ...callerOf(app, session) })
  type Reader = ReturnType<typeof readerWith>
  const reading = async (reader: Reader) => {
    const { body, status } = await reader.call(records.read, {})
    if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
    return records.read.response.parse(body)
  }

  /** Sends Marisol's observation of Omar; answers the link that was mailed. */
  const sent = async (world: Awaited<ReturnType<typeof place>>, message = 'Thank you for having me.') => {
    const finished = await world.finished(world.marisol)
    const observation = read(await send(world.marisol, finished, { message }))
    return { observation, token: await newestTo(world.email, 'token') }
  }

  return {
    ...made,
    mailbox,
    deliver,
    later,
    place,
    sent,
    mailsTo,
    newestTo,
    show,
    askCode,
    enter,
    opened,
    reading,
    readerWith,
  }
}

/** Requests about an observation that a link shows. */
export const answering = {
  acknowledge: (caller: ReturnType<typeof callerOf>, { id, version }: Pick<Observation, 'id' | 'version'>) =>
    caller.call(records.acknowledge, { body: { observationId: id, version } }),
  write: (
    caller: ReturnType<typeof callerOf>,
    observationId: string,
    text: string,
    { kind = 'reply', key }: { kind?: 'reply' | 'meet' | 'answer' | 'self-rating'; key: string },
  ) => caller.call(records.contribute, { params: { observationId, kind, key }, body: { text } }),
}
