import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../testing/own-disc.ts'
import { isCapturing } from '../../../device/capturing.ts'
import { currentDevice } from '../../../device/open-device.ts'
import { refuse, reply, unreachable } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import {
  anObservationDocument,
  anObservationList,
  aSavedObservation,
  idOf,
} from '../../../testing/samples/sample-observations.ts'
import { demo, marisol } from '../../../testing/samples/sample-people.ts'
import { aRoster, duringPeriod2 } from '../../../testing/samples/sample-roster.ts'

type Saved = Parameters<typeof aSavedObservation>[0]

const away = [
  unreachable(contract.observations.save),
  unreachable(contract.observations.complete),
  unreachable(contract.observations.remove),
  reply(contract.observations.list, anObservationList({ items: [] })),
]

/** A running visit to Omar’s class of three, begun two minutes ago. */
const running = anObservationDocument({
  startedAt: '2026-10-22T15:28:00.000Z',
  endedAt: null,
  capture: { sweeps: [] },
})

async function open(saved: Saved = { status: 'draft', document: running }, more = {}, as = marisol) {
  const roster = aRoster({ observations: [aSavedObservation(saved)], ...more })
  const page = await visit(`/observations/2/update/${idOf(1)}`, {
    as,
    answers: [
      reply(contract.device.snapshot, roster),
      reply(contract.observations.open, aSavedObservation(saved)),
      ...away,
    ],
  })
  await screen.findByRole('heading', { name: /Omar Haddad/ })
  return page
}

const kept = (id = idOf(1)) => currentDevice()?.find(id)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: duringPeriod2 })
})

test('the frame says what, who, where and since when', async () => {
  const { user } = await open()

  expect(screen.getAllByText('On Task').length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Room 224')
  expect(screen.getByRole('timer').textContent).toBe('02:00')
  expect(isCapturing()).toBe(true)

  await user.click(button(/Omar Haddad/))
  expect(await screen.findByText('Pause three seconds after each question.')).toBeTruthy()
})

test('undo names what it undoes, and leaves what came from elsewhere', async () => {
  const { user } = await open()

  expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
  await user.click(button('Start sweep 1'))
  await user.click(button('On task, 0'))
  await user.click(button('Off task, passive, 0'))
  expect(button(/^Undo seat 2/)).toBeTruthy()

  // A change of another device was merged in meanwhile.
  await currentDevice()?.change(idOf(1), (document) => ({
    ...document,
    capture: withSeat3(document.capture),
  }))
  await user.click(button(/^Undo seat 2/))

  expect(kept()?.document.capture).toMatchObject({ sweeps: [{ seats: { 1: 'on-task', 3: 'active' } }] })
  expect(kept()?.document.capture).not.toHaveProperty('sweeps.0.seats.2')
  await user.keyboard('{Control>}z{/Control}')
  expect(kept()?.document.capture).not.toHaveProperty('sweeps.0.seats.1')
})

test('finishing says what is missing, in place, and one may leave it so', async () => {
  const { user, arrive } = await open()

  await user.click(button(/^Finish/))
  const missing = await screen.findByRole('status', { name: 'Before this visit counts' })
  expect(missing.textContent).toContain('Record at least one sweep.')
  expect(kept()).toMatchObject({ goal: 'draft', document: { endedAt: null } })
  await user.click(button('Start sweep 1'))
  expect(button('On task, 0')).toBeTruthy()

  await user.click(button('Stop the timer and keep it as a draft'))
  await waitFor(() => expect(kept()?.document.endedAt).toBe(duringPeriod2.toISOString()))
  expect(kept()?.goal).toBe('draft')
  await waitFor(() => expect(address()).toBe('/observations'))
  await arrive()
})

test('finished, it is on the device and offers what comes next', async () => {
  const { user } = await open()
  await user.click(button('Start sweep 1'))
  for (const count of [0, 1, 2]) await user.click(button(`On task, ${count}`))

  await user.click(button(/^Finish/))
  expect(await screen.findByRole('heading', { name: 'Saved on this device' })).toBeTruthy()

  expect(kept()).toMatchObject({ goal: 'completed', document: { endedAt: duringPeriod2.toISOString() } })
  expect(screen.getByRole('link', { name: 'Send to Omar' }).getAttribute('href')).toBe(
    `/observations/2/send/${idOf(1)}`,
  )
  expect(screen.getByRole('link', { name: 'Start another visit' }).getAttribute('href')).toBe(
    '/observations/start',
  )
  await user.click(button('Edit'))
  expect(screen.getByRole('timer').textContent).toBe('02:00')
  expect(button(/^Finish ?editing/)).toBeTruthy()
})

test('finished and on the server, it does not speak of this device', async () => {
  const done = aSavedObservation({ status: 'completed' })
  const { user } = await visit(`/observations/2/update/${idOf(1)}`, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, aRoster({ observations: [done] })),
      reply(contract.observations.open, done),
      reply(contract.observations.save, done),
      reply(contract.observations.complete, done),
    ],
  })
  await user.click(await screen.findByRole('button', { name: /^Finish/ }))

  expect(await screen.findByRole('heading', { name: 'Saved to your account' })).toBeTruthy()
})

test('finished by somebody who may only look, it says that nothing is saved, and offers nothing to send', async () => {
  const { user } = await open(undefined, {}, demo)
  await user.click(button('Start sweep 1'))
  for (const count of [0, 1, 2]) await user.click(button(`On task, ${count}`))

  await user.click(button(/^Finish/))
  expect(await screen.findByRole('heading', { name: 'View only: nothing is saved' })).toBeTruthy()
  expect(screen.queryByText('Saved on this device')).toBeNull()
  expect(screen.queryByRole('link', { name: /^Send/ })).toBeNull()
})

test('finished by somebody who no longer observes, it says so, and offers nothing to send', async () => {
  const document = anObservationDocument({ startedAt: '2026-10-22T15:28:00.000Z', endedAt: null })
  const saved = aSavedObservation({ status: 'draft', document })
  const ended = { ...document, endedAt: duringPeriod2.toISOString() }
  const { user } = await visit(`/observations/2/update/${idOf(1)}`, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, aRoster({ observations: [saved] })),
      reply(contract.observations.open, saved),
      reply(contract.observations.save, { ...saved, revision: saved.revision + 1, document: ended }),
      refuse(contract.observations.complete, 'no-longer-observing'),
      reply(contract.observations.list, anObservationList({ items: [] })),
    ],
  })
  await user.click(await screen.findByRole('button', { name: /^Finish/ }))

  expect(await screen.findByText(/^You no longer observe in this district.*Your work is kept/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Saved on this device' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Send/ })).toBeNull()
  expect(button('Edit')).toBeTruthy()
})

test('a clock that is set back meanwhile ends no visit before it began, nor before what was captured', async () => {
  const { user } = await open()
  vi.setSystemTime(duringPeriod2.getTime() + 60_000)
  await user.click(button('Start sweep 1'))
  for (const count of [0, 1, 2]) await user.click(button(`On task, ${count}`))

  vi.setSystemTime(duringPeriod2.getTime() - 3_600_000)
  await user.click(button(/^Finish/))
  await screen.findByRole('heading', { name: 'Saved on this device' })

  const ended = Date.parse(kept()?.document.endedAt ?? '') - duringPeriod2.getTime()
  expect(ended).toBeGreaterThanOrEqual(60_000)
  expect(ended).toBeLessThan(120_000)
})

test('a visit that is finished after its page was opened anew, with a clock set back, keeps its length', async () => {
  const at = '2026-10-22T15:33:00.000Z'
  const sweep = { ...Object(anObservationDocument().capture).sweeps[0], startedAt: at }
  const { user } = await open({ status: 'draft', document: { ...running, capture: { sweeps: [sweep] } } })

  await user.click(button(/^Finish/))
  await screen.findByRole('heading', { name: 'Saved on this device' })

  expect(kept()?.document.endedAt).toBe(at)
})

test('a completed observation is edited in the same frame, with the length of its visit', async () => {
  await open({ status: 'completed' })

  expect(screen.getByRole('timer').textContent).toBe('10:00')
  expect(screen.getByRole('button', { name: /^Finish/ }).textContent).toBe('Finish editing')
})

test('a visit that ended before it began, by a clock that was set back, has the length of its record', async () => {
  const { startedAt, endedAt, ...rest } = anObservationDocument()
  const sweep = { ...Object(rest.capture).sweeps[0], startedAt: '2026-10-22T15:40:00.000Z' }
  const begun = { ...rest, startedAt: '2026-10-22T15:28:00.000Z', capture: { sweeps: [sweep] } }
  await open({ status: 'completed', document: { ...begun, endedAt: '2026-10-22T14:30:00.000Z' } })

  expect(screen.getByRole('timer').textContent).toBe('12:00')
})

test('another tool of the same visit is a document of its own, with its people and facts', async () => {
  const [onTask] = aRoster().configurations
  const configurations = onTask ? [onTask, { ...onTask, id: 6, name: 'Second' }] : []
  const { user } = await open(undefined, { configurations })

  await user.click(button('Add a tool'))
  const [, other] = within(await screen.findByRole('dialog')).getAllByRole('button', { name: /On Task/ })
  await user.click(other ?? document.body)
  await waitFor(() => expect(address()).not.toContain(idOf(1)))

  const second = currentDevice()
    ?.list()
    .find(({ id }) => id !== idOf(1))
  expect(address()).toBe(`/observations/2/update/${second?.id}`)
  const { visitId, educatorId, context } = running
  expect(second?.document).toMatchObject({ visitId, educatorId, context, capture: { sweeps: [] } })
  expect(second?.document.startedAt).toBe(duringPeriod2.toISOString())
})

test('where every tool was turned off meanwhile, there is none to add, and it says whom to ask', async () => {
  const { user } = await open(undefined, { tools: [] })

  await user.click(button('Add a tool'))
  expect(within(await screen.findByRole('dialog')).getByText(/turned every tool off/)).toBeTruthy()
})

test('a private note and the facts of the visit are written while the tool goes on', async () => {
  const { user } = await open()

  await user.click(button('Note'))
  const note = await screen.findByRole('textbox', { name: /Only you can read it/ })
  await user.clear(note)
  await user.type(note, 'Ask about groups.')
  await user.click(button('Start sweep 1'))
  expect(kept()?.document.privateNotes).toBe('Ask about groups.')

  await user.click(button('More'))
  await user.click(await screen.findByRole('button', { name: 'Visit facts' }))
  await user.click(screen.getByRole('radio', { name: 'Formal' }))
  expect(kept()?.document).toMatchObject({ purpose: 'formal', capture: { sweeps: [{}] } })
})

test('a draft that was begun for calibration says so, until something else is chosen', async () => {
  const { user } = await open({ status: 'draft', document: { ...running, purpose: 'calibration' } })
  await user.click(button('More'))
  await user.click(await screen.findByRole('button', { name: 'Visit facts' }))
  expect(screen.getByRole('radio', { name: 'Calibration', checked: true })).toBeTruthy()

  await user.click(screen.getByRole('radio', { name: 'Walkthrough' }))
  expect(screen.queryByRole('radio', { name: 'Calibration' })).toBeNull()
  expect(kept()?.document.purpose).toBe('walkthrough')
})

test('a draft is deleted from the menu, after a question of its own', async () => {
  const { user, arrive } = await open()
  await user.click(button('More'))
  await user.click(await screen.findByRole('button', { name: 'Delete this draft' }))
  expect(screen.getByRole('dialog', { name: 'Delete this draft?' })).toBeTruthy()
  await user.click(button('Keep it'))
  expect(kept()).toBeTruthy()

  await user.click(button('More'))
  await user.click(await screen.findByRole('button', { name: 'Delete this draft' }))
  await user.click(button('Delete permanently'))

  await waitFor(() => expect(kept()).toBe(undefined))
  await waitFor(() => expect(address()).toBe('/observations'))
  await arrive()
})

test('a clash is settled beside the tool, and blocks nothing', async () => {
  const clash = { id: 'c1', path: ['context', 'studentsPresent'], mine: 26, theirs: 27 }
  const conflicts = [{ ...clash, by: 'Marisol Okafor', at: '2026-10-22T15:00:00.000Z' }]
  const { user } = await open({ status: 'draft', document: { ...running, conflicts } })

  await user.click(await screen.findByText('Two devices changed the same thing'))
  expect(screen.getByText(/Marisol Okafor, on the device that came second, Oct 22, 9:00 AM/)).toBeTruthy()
  await user.click(button('Start sweep 1'))
  await user.click(button('Keep this one instead'))

  expect(kept()?.document).toMatchObject({ conflicts: [], context: { studentsPresent: 26 } })
  expect(screen.queryByText('Two devices changed the same thing')).toBe(null)
})

test.each([
  ['sent', [reply(contract.observations.open, aSavedObservation({ status: 'sent' }))]],
  ['somebody else’s', [refuse(contract.observations.open, 'observation-not-found')]],
])('what is %s is read, not edited', async (_, answers) => {
  await visit(`/observations/2/update/${idOf(1)}`, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, aRoster()),
      ...answers,
      refuse(contract.observations.show, 'observation-not-found'),
      ...away,
    ],
  })

  expect(address()).not.toContain('update')
})

function withSeat3(capture: unknown) {
  const [sweep] = (capture as { sweeps: { seats: object }[] }).sweeps
  return { sweeps: [{ ...sweep, seats: { ...sweep?.seats, 3: 'active' } }] }
}
