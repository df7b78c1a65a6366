import { contract } from '@corridor/contract/contract'
import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import { blankConference, usualConference } from '@corridor/tools/tools/teacher-conference/conference'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../testing/own-disc.ts'
import { currentDevice } from '../../../device/open-device.ts'
import { refuse, reply, unreachable } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import {
  anObservationDocument,
  aSavedObservation,
  idOf,
} from '../../../testing/samples/sample-observations.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'
import { aRoster, duringPeriod2 } from '../../../testing/samples/sample-roster.ts'

const { complete, open, save } = contract.observations

/** An observation begun on a device whose clock was far ahead, and finished with its only sweep. */
function dated(day: string) {
  const [startedAt, swept] = [`${day}T15:00:00.000Z`, `${day}T15:05:00.000Z`]
  const { sweeps } = anObservationDocument().capture as { sweeps: object[] }
  const capture = { sweeps: sweeps.map((it) => ({ ...it, startedAt: swept, endedAt: swept })) }
  return anObservationDocument({ startedAt, endedAt: null, capture } as object)
}

async function openDraft(day: string, ...answers: ReturnType<typeof reply>[]) {
  const saved = aSavedObservation({ status: 'draft', document: dated(day) })
  const page = await visit(`/observations/2/update/${idOf(1)}`, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, aRoster({ observations: [saved] })),
      reply(open, saved),
      ...answers,
    ],
  })
  await screen.findByRole('heading', { name: /Omar Haddad/ })
  await page.user.click(button(/Finish/))
  return page
}

const kept = () => currentDevice()?.find(idOf(1))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const question = () => screen.findByRole('status', { name: 'When did this visit begin?' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: duringPeriod2 })
})

test('a visit that a wrong clock has put into the future asks when it began, and all of it moves along', async () => {
  const { user } = await openDraft('9998-01-05', unreachable(save), unreachable(complete))
  const asked = within(await question())
  expect(asked.getByText(/January 5, 9998/)).toBeTruthy()
  expect(kept()?.goal).toBe('draft')

  const choose = async (value: string) => {
    fireEvent.change(asked.getByLabelText('Day and time'), { target: { value } })
    await user.click(button('Use this and finish'))
  }
  await choose('')
  expect(asked.getByRole('alert').textContent).toBe('Choose the day and the time.')
  await choose('9998-01-06T09:00')
  expect(asked.getByRole('alert').textContent).toBe('Choose a day that is not in the future.')
  await choose('2026-10-21T09:00')

  expect(await screen.findByRole('heading', { name: 'Saved on this device' })).toBeTruthy()
  const startedAt = new Date('2026-10-21T09:00')
  const swept = new Date(startedAt.getTime() + 5 * 60_000).toISOString()
  expect(kept()).toMatchObject({
    goal: 'completed',
    document: {
      startedAt: startedAt.toISOString(),
      endedAt: swept,
      capture: { sweeps: [{ startedAt: swept, endedAt: swept }] },
    },
  })
})

test('the observer is asked, too, where only the server’s clock tells that the visit is ahead', async () => {
  const saved = aSavedObservation({ status: 'draft', document: dated('2026-10-22') })
  await openDraft('2026-10-22', reply(save, saved), refuse(complete, 'visit-is-ahead'))

  await question()
  expect(kept()).toMatchObject({ goal: 'completed', trouble: { code: 'visit-is-ahead' } })
})

test('a conference is asked about as one, not as a visit', async () => {
  const content = usualConference()
  const saved = aSavedObservation({
    status: 'draft',
    document: anObservationDocument({
      toolTypeId: TEACHER_CONFERENCE,
      configurationId: 7,
      startedAt: '9998-01-05T15:00:00.000Z',
      endedAt: null,
      capture: { ...blankConference(content), agreements: [{ id: idOf(801), text: 'We keep the pause.' }] },
    }),
  })
  const set = { id: 7, toolTypeId: TEACHER_CONFERENCE, name: 'Teacher Conference', content, items: [] }
  const configurations = [{ ...set, version: 1, isCurrent: true, schoolId: null }]
  const tools = [{ toolTypeId: TEACHER_CONFERENCE, position: 1, schools: null }]
  const { user } = await visit(`/observations/10/update/${idOf(1)}`, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, aRoster({ observations: [saved], configurations, tools })),
      reply(open, saved),
    ],
  })
  await user.click(await screen.findByRole('button', { name: /Finish/ }))

  expect(await screen.findByRole('status', { name: 'When did this conference begin?' })).toBeTruthy()
})
