import { expect, test } from '../fixtures.ts'
import { captureIn, MORNING } from '../observing.ts'
import { phone } from './capturing.ts'
import { tapEverything } from './steady-controls.ts'

test.use(phone)

interface Snapshot {
  readonly educators: readonly { readonly id: number; readonly name: string }[]
  readonly configurations: readonly { readonly toolTypeId: number }[]
}

/** Which tools are tapped through: every one in the whole program, every fifth in `npm test`. */
const STRIDE = process.env.ALL_WIDTHS === 'yes' ? 1 : 5

// The tools are those of the district: one that is added is tapped too.
test('nothing that is shown moves under a finger, whatever is tapped in whichever tool', async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: MORNING })
  const answered = page.waitForResponse(/\/api\/device\/snapshot/)
  await signIn('elena.kowalczyk')
  await page.goto('/observations/start')
  const snapshot: Snapshot = await (await answered).json()
  const educator = snapshot.educators[0]?.id
  const tools = [...new Set(snapshot.configurations.map(({ toolTypeId }) => toolTypeId))].sort(
    (a, b) => a - b,
  )
  expect(tools.length).toBeGreaterThanOrEqual(11)
  for (const tool of tools.filter((_, at) => at % STRIDE === 0)) {
    await test.step(`tool ${tool}`, async () => {
      await page.goto(`/observations/${tool}/create/${educator}`)
      await expect(captureIn(page)).toBeVisible()
      const { taps, moved } = await tapEverything(page)
      expect.soft(moved, `tool ${tool}`).toEqual([])
      // A tool that was not drawn has nothing that could move.
      expect.soft(taps, `tool ${tool}`).toBeGreaterThan(3)
    })
  }
})
