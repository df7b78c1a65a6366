import { test as base } from './fixtures.ts'
import { startTwoVersions } from './two-versions.ts'

type Stage = Awaited<ReturnType<typeof startTwoVersions>>

/** A test whose pages come through a stage, and stay on the device, for when the server cannot be reached. */
export const test = base.extend<{ readonly stage: Stage }>({
  stage: async ({ browserName: _ }, use) => {
    const stage = await startTwoVersions(process.env.CORRIDOR_URL ?? '')
    await use(stage)
    await stage.stop()
  },
  baseURL: async ({ stage }, use) => use(stage.url),
  serviceWorkers: 'allow',
})
