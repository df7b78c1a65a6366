import { contract } from '@corridor/contract/contract'
import type { JsonObject } from '@corridor/domain/data/json'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../testing/own-disc.ts'
import { currentDevice } from '../../../device/open-device.ts'
import { drawnDuring } from '../../../testing/drawn-components.ts'
import { reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import {
  anObservationDocument,
  aSavedObservation,
  idOf,
} from '../../../testing/samples/sample-observations.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'
import { aRoster, duringPeriod2 } from '../../../testing/samples/sample-roster.ts'

const sweep = {
  id: '0192b3c4-0000-7000-8000-000000000001',
  startedAt: '2026-10-22T15:29:00.000Z',
  present: 26,
  setting: 'whole-group',
  isLearningActivity: true,
  seats: { 1: 'on-task' },
  counts: {},
}
const document = anObservationDocument({
  startedAt: '2026-10-22T15:28:00.000Z',
  endedAt: null,
  capture: { sweeps: [sweep] },
})

const draft = (capture: JsonObject = document.capture, revision = 3) =>
  aSavedObservation({ status: 'draft', revision, document: { ...document, capture } })
const state = () => currentDevice()?.stateOf(idOf(1))
const tap = (name: string) => screen.getByRole('button', { name }).click()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: duringPeriod2 })
})

/** Opens a draft; the server’s answer already has what the first tap makes of it. */
async function open() {
  const seats = { ...sweep.seats, 2: 'on-task' }
  await visit(`/observations/2/update/${idOf(1)}`, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, aRoster({ observations: [draft()] })),
      reply(contract.observations.open, draft()),
      reply(contract.observations.save, draft({ sweeps: [{ ...sweep, seats }] }, 4)),
    ],
  })
  await screen.findByRole('button', { name: 'Seat 26, no code yet' })
  await waitFor(() => expect(state()).toBe('saved'))
}

async function tapOnTask() {
  tap('On task, 1')
  await screen.findByRole('button', { name: 'Seat 3, look here' })
}

test('a tap draws what it changes, and little else, among 26 seats', async () => {
  await open()
  const drawn = await drawnDuring(tapOnTask)

  expect(drawn.filter((it) => it === 'Seat')).toHaveLength(2)
  expect(drawn.filter((it) => it === 'Tile')).toHaveLength(1)
  expect(drawn).not.toContain('CaptureHeader')
  // Buttons and icons are components of a single element each.
  expect(drawn.filter((it) => it !== 'Button' && it !== 'Icon').length).toBeLessThan(25)
})

test('what the sync loop notes draws nothing of the tool', async () => {
  await open()
  await tapOnTask()
  const drawn = await drawnDuring(() => waitFor(() => expect(state()).toBe('saved')))

  expect(drawn).toContain('Pill')
  expect(drawn).not.toContain('CaptureTool')
  expect(drawn).not.toContain('CaptureFooter')
})

const script = Array.from({ length: 300 }, (_, index) => ({
  id: idOf(1_000 + index),
  at: '2026-10-22T15:29:00.000Z',
  kind: 'script',
  speaker: 'T',
  text: `Line ${index}`,
  tags: {},
  file: null,
  isIncluded: false,
  removedAt: null,
}))
const narrative = {
  id: 6,
  toolTypeId: 5,
  name: 'Narrative Corner',
  version: 1,
  isCurrent: true,
  schoolId: null,
  items: [],
  content: { abbreviations: [], kinds: ['script'] },
}

test('a letter draws none of the three hundred lines above it', async () => {
  const scripted = aSavedObservation({
    status: 'draft',
    document: { ...document, toolTypeId: 5, configurationId: 6, capture: { lines: script } },
  })
  await visit(`/observations/5/update/${idOf(1)}`, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, aRoster({ observations: [scripted], configurations: [narrative] })),
      reply(contract.observations.open, scripted),
    ],
  })
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Next line' })
  const drawn = await drawnDuring(async () => {
    fireEvent.change(box, { target: { value: 'M' } })
    await waitFor(() => expect(box.value).toBe('M'))
  })

  expect(screen.getByRole('list', { name: 'Script' }).children).toHaveLength(300)
  expect(drawn).toContain('Composer')
  expect(drawn).not.toContain('ScriptLine')
})
