import { contract } from '@corridor/contract/contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../testing/own-disc.ts'
import { currentDevice } from '../../../device/open-device.ts'
import { type Answer, reply, unreachable } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { juniperStreet, marisol } from '../../../testing/samples/sample-people.ts'
import { anEducatorOfRoster, aRoster, duringPeriod2 } from '../../../testing/samples/sample-roster.ts'

const { educators, snapshot } = contract.device
const thuy = anEducatorOfRoster({ id: 77, name: 'Thuy Nguyen', schools: [juniperStreet.id] })

async function lookFor(words: string, answers: readonly Answer[], elsewhere = 1_240) {
  const away = [unreachable(contract.observations.save), unreachable(contract.observations.complete)]
  const opened = await visit('/observations/start', {
    as: marisol,
    answers: [reply(snapshot, aRoster({ elsewhere })), ...answers, ...away],
  })
  expect(screen.getByText(/^1,240 more educators teach at schools where you have not observed/)).toBeTruthy()
  await opened.user.type(screen.getByRole('searchbox', { name: 'Find an educator' }), words)
  return opened
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: duringPeriod2, shouldAdvanceTime: false })
})

test('an educator whom the device does not have is found on the server, and a visit to them can begin', async () => {
  const { user, arrive } = await lookFor('Thuy', [reply(educators, { educators: [thuy], isMore: false })])
  expect(screen.getByText('Nobody on your list matches “Thuy”.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Search all schools' }))
  await user.click(await screen.findByRole('button', { name: /Thuy Nguyen/ }))
  await arrive()
  await user.click(screen.getByRole('button', { name: /On Task/ }))

  await waitFor(() =>
    expect(currentDevice()?.list()).toMatchObject([
      { document: { educatorId: 77, schoolId: juniperStreet.id, educator: { name: 'Thuy Nguyen' } } },
    ]),
  )
  // The capture page is there before the next test begins.
  expect(await screen.findByRole('button', { name: /Finish/ })).toBeTruthy()
})

test('where nobody matches anywhere the search says so, and asks no more', async () => {
  const { user } = await lookFor('Zz', [reply(educators, { educators: [], isMore: false })])
  await user.click(screen.getByRole('button', { name: 'Search all schools' }))

  expect(await screen.findByText('Nobody at any school matches either.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Search all schools' })).toBe(null)
})

test('without an answer it says that the search did not work, and offers it again', async () => {
  const { user } = await lookFor('Thuy', [unreachable(educators)])
  await user.click(screen.getByRole('button', { name: 'Search all schools' }))

  expect(await screen.findByText(/The search did not work\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Search all schools' })).toHaveProperty('disabled', false)
})

test('offline nothing is offered that cannot be done', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await lookFor('Thuy', [])

  expect(screen.getByText(/They are not on this device: to find them, go online\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Search all schools' })).toBe(null)
})
