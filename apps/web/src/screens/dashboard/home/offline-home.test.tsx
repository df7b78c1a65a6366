import '../../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cache } from '../../../api/cache.ts'
import { currentDevice } from '../../../device/open-device.ts'
import { eventually } from '../../../testing/eventually.ts'
import { reply, unreachable } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { aViewersHome } from '../../../testing/samples/sample-district-home.ts'
import { omar } from '../../../testing/samples/sample-people.ts'

const { show } = contract.dashboard

test('who captures nothing here finds the last figures without a connection, too', async () => {
  await visit('/', { as: omar, answers: [reply(show, aViewersHome())] })
  await eventually(async () => expect(await currentDevice()?.recall('home  ')).toBeTruthy())
  cache.clear()
  await visit('/', { as: omar, answers: [unreachable(show)], isReload: true })

  expect(await screen.findByText(/These are the figures of/)).toBeTruthy()
})

test('last figures behind a Wi-Fi that wants its own sign-in say to sign in there', async () => {
  await visit('/', { as: omar, answers: [reply(show, aViewersHome())] })
  await eventually(async () => expect(await currentDevice()?.recall('home  ')).toBeTruthy())
  cache.clear()
  const portal = { spec: show, respond: async () => Response.json({}) }
  await visit('/', { as: omar, answers: [portal], isReload: true })

  expect(await screen.findByText(/Sign in to the Wi-Fi.* These are the figures of/)).toBeTruthy()
})

test('last figures make way for new ones by themselves when the connection is back', async () => {
  await visit('/', { as: omar, answers: [reply(show, aViewersHome())] })
  await eventually(async () => expect(await currentDevice()?.recall('home  ')).toBeTruthy())
  cache.clear()
  const answers = [unreachable(show), unreachable(show), reply(show, aViewersHome())]
  await visit('/', { as: omar, answers, isReload: true })
  expect(await screen.findByText(/These are the figures of/)).toBeTruthy()

  act(() => void window.dispatchEvent(new Event('online')))
  await eventually(() => expect(screen.queryByText(/These are the figures of/)).toBeNull())
})
