import { test as base } from '../fixtures.ts'
import { startTwoVersions } from '../two-versions.ts'

type Stage = Awaited<ReturnType<typeof startTwoVersions>>

/** Pages open at the stage, whose network misbehaves when told to. */
export const test = base.extend<{ readonly stage: Stage }>({
  stage: async ({ browserName: _ }, use) => {
    const stage = await startTwoVersions(process.env.CORRIDOR_URL ?? '')
    await use(stage)
    await stage.stop()
  },
  baseURL: async ({ stage }, use) => use(stage.url),
})

/** A moment that nobody chose. */
export function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
