import { afterAll, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { hurriedWorkers } from '../../../test/hurried-workers.ts'
import { openMailbox } from '../../mail/test-mailbox.ts'
import { reason, sceneOf } from './test-scene.ts'

const mailbox = await openMailbox()
const world = await product({ MAIL_URL: mailbox.url })
const workers = await hurriedWorkers(world.services)
afterAll(() => workers.close())

test('the person is told by mail: who, why and until when', async () => {
  const { principal, look } = await sceneOf(world)
  await look(principal)

  const { subject, text } = await mailbox.arrival(principal.email)
  expect(subject).toBe('Corridor support looked at your account')
  expect(text).toContain(reason)
  expect(text).toContain('It began on Oct 22, 9:30 AM and ends on Oct 22, 10:30 AM at the latest.')
  expect(text).toContain('under Activity')
})
