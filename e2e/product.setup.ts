import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from './mailbox.ts'
import { copyFolder, sample, startProduct } from './product.ts'
import { startSchoolProvider } from './school-provider.ts'

/**
 * Starts what all journeys share: the product with its sample districts, a mail server, and a provider of school
 * accounts.
 */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-e2e-'))
  const mailbox = join(folder, 'mailbox')
  await mkdir(mailbox)
  const mailServer = await startMailServer(mailbox)
  const schoolProvider = await startSchoolProvider()
  const [live, copy] = [join(folder, 'live'), join(folder, 'sample')]
  // The sample is loaded once, and kept for journeys that need a product of their own.
  await (await startProduct(live, sample)).stop()
  copyFolder(live, copy)
  const product = await startProduct(live, {
    ...sample,
    MAIL_URL: mailServer.url,
    ...schoolProvider.settings,
  })
  schoolProvider.register(product.url)
  process.env.CORRIDOR_URL = product.url
  process.env.CORRIDOR_MAILBOX = mailbox
  process.env.CORRIDOR_SAMPLE = copy
  return async () => {
    await product.stop()
    await mailServer.stop()
    await schoolProvider.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
