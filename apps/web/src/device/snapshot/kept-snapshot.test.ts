import { expect, test } from 'vitest'
import { aDevice } from '../../testing/a-device.ts'
import { aSnapshot } from '../../testing/samples/sample-observations.ts'
import { keptSnapshot } from './kept-snapshot.ts'

/** A snapshot as the app of the last school year kept it. */
function ofAnOlderApp() {
  const { tools: _, earlier: __, own: _____, named: ______, configurations, ...rest } = aSnapshot()
  return {
    ...rest,
    configurations: configurations.map(({ items: ___, schoolId: ____, ...it }) => it),
  }
}

test('a snapshot of an older app offers its tools at every school', () => {
  expect(keptSnapshot(ofAnOlderApp())).toEqual({
    ...aSnapshot(),
    tools: [{ toolTypeId: 2, position: 2, schools: null }],
    earlier: [],
    own: [],
  })
})

test('a snapshot of this app stays as it is, and no snapshot stays none', () => {
  const kept = { ...aSnapshot(), tools: [] }

  expect(keptSnapshot(kept)).toEqual(kept)
  expect(keptSnapshot(undefined)).toBeUndefined()
})

test('a device without a connection starts with what an older app left there', async () => {
  const { device, server, userId, close } = await aDevice()
  server.snapshot = async () => JSON.parse(JSON.stringify(ofAnOlderApp()))
  await device.refresh()
  await close()
  server.fate = () => 'lost'
  const again = await aDevice({ userId, server })

  expect(again.device.snapshot()?.tools).toEqual([{ toolTypeId: 2, position: 2, schools: null }])
  expect(again.device.snapshot()?.earlier).toEqual([])
  expect(again.device.snapshot()?.own).toEqual([])
  expect(again.device.snapshot()?.configurations[0]?.items).toEqual([])
})
