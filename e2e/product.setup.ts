import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from './mailbox.ts'
import { startProduct } from './product.ts'
import { startSchoolProvider } from './school-provider.ts'

/** One product for all journeys, on the day of the mock-ups, one mail server, and one for school accounts. */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-e2e-'))
  const mailbox = join(folder, 'mailbox')
  await mkdir(mailbox)
  const mailServer = await startMailServer(mailbox)
  const schoolProvider = await startSchoolProvider()
  const product = await startProduct(folder, {
    SAMPLE_TODAY: '2026-10-22',
    MAIL_URL: mailServer.url,
    ...schoolProvider.settings,
  })
  schoolProvider.register(product.url)
  process.env.CORRIDOR_URL = product.url
  process.env.CORRIDOR_MAILBOX = mailbox
  return async () => {
    await product.stop()
    await mailServer.stop()
    await schoolProvider.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
