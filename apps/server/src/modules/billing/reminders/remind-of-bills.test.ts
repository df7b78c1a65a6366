import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { makeReminders } from '../../notices/reminders/make-reminders.ts'
import { makeOrdering } from '../orders/test-orders.ts'

const made = await product({ PUBLIC_URL: 'https://corridor.example' })
const { clock, database, services } = made

/** The people whom the mornings of some days in Denver wrote to about billing. */
async function morningsOf(days: readonly string[]) {
  for (const day of days) {
    clock.now = new Date(`${day}T18:00:00Z`)
    // Several servers make reminders at once, and often.
    await Promise.all([makeReminders(services), makeReminders(services)])
    await makeReminders(services)
  }
}

const writtenTo = async (address: string, subject: string) => {
  const asked = `select subject, document_id from mails where "to" = $1 and subject like $2 order by created_at`
  const { rows } = await database.platform(({ client }) => client.query(asked, [address, subject]))
  return rows
}

test('the end of a trial is told a week ahead and after it, once each', async () => {
  const { payer } = await makeOrdering(made)

  await morningsOf(['2026-10-26', '2026-10-27', '2026-10-28', '2026-11-03', '2026-11-04', '2026-11-05'])

  expect(await writtenTo(payer.email, '%trial%')).toMatchObject([
    { subject: 'Your Corridor trial ends on November 3, 2026' },
    { subject: 'Your Corridor trial has ended' },
  ])
})

test('an overdue invoice is asked for where bills are paid, with its PDF', async () => {
  clock.now = new Date('2026-10-22T15:30:00Z')
  const { payer, order } = await makeOrdering(made)
  const payablesEmail = 'payables@example.test'
  await payer.call(contract.billing.account, { body: { billTo: '', payablesEmail, renewsByCard: false } })
  const { document } = await order()

  await morningsOf(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'])

  for (const address of [payer.email, payablesEmail])
    expect(await writtenTo(address, '%overdue%')).toEqual([
      { subject: `Invoice ${document.number} is overdue`, document_id: document.id },
    ])
})
