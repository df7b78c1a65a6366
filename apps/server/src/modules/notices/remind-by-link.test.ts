import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { localTimeIn } from '@corridor/domain/clock/local-time'
import { expect, test } from 'vitest'
import { answering, linking } from '../records/test-links.ts'
import { makeReminders } from './reminders/make-reminders.ts'
import { kinds } from './test-bell.ts'

const made = await linking()
const { mailsTo, newestTo, opened, place, reading, sent, services } = made
const inDenver = localTimeIn('America/Denver')

/** Each morning from one day on; two servers make reminders at once. */
async function mornings(from: Day, count: number) {
  for (let n = 0; n < count; n++) {
    const wake = { ...services, now: () => inDenver(addDays(from, n), 7 * 60) }
    await Promise.all([makeReminders(wake), makeReminders(wake)])
  }
}

const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)
const WAITS = 'An observation from Somebody waits for you'

test('who has no account is reminded once, by a link that opens with a code, and so is the observer', async () => {
  const world = await place()
  const { observation, token } = await sent(world, 'canary')

  await mornings('2026-10-23', 7)
  expect(await subjects(world.email)).not.toContain(WAITS)
  await mornings('2026-10-30', 5)

  const mails = await mailsTo(world.email)
  const reminders = mails.filter(({ subject }) => subject === WAITS)
  expect(reminders).toHaveLength(1)
  expect(reminders[0]?.text).not.toContain('canary')
  expect(await kinds(world.marisol)).toEqual(['unheard'])
  // Both links open the same; the first one goes on working.
  for (const each of [reminders[0]?.token ?? '', token]) {
    const page = await reading(await opened(each, world.email))
    expect(page.observation.id).toBe(observation.id)
  }
})

test('who has opened a link before and has no account still is reminded by link', async () => {
  const world = await place()
  await reading(await opened((await sent(world)).token, world.email))

  await mornings('2026-10-23', 12)

  expect((await subjects(world.email)).filter((it) => it === WAITS)).toHaveLength(1)
})

test('who has read or answered by link is not reminded, nor is anybody whose link was revoked', async () => {
  const [readIt, answered, revoked] = [await place(), await place(), await place()]
  const reader = await opened((await sent(readIt)).token, readIt.email)
  await answering.acknowledge(reader, (await reading(reader)).observation)
  const { observation } = await sent(answered)
  const writer = await opened(await newestTo(answered.email, 'token'), answered.email)
  await answering.write(writer, observation.id, 'Thank you.', { key: randomUUID() })
  const taken = (await sent(revoked)).observation
  await revoked.marisol.call(contract.observations.revokeLink, { params: { observationId: taken.id } })

  await mornings('2026-10-23', 12)

  for (const { email } of [readIt, answered, revoked]) expect(await subjects(email)).not.toContain(WAITS)
})
