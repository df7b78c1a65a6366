import { contract } from '@corridor/contract/contract'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../testing/own-disc.ts'
import { currentDevice } from '../../../device/open-device.ts'
import { reply, unreachable } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import {
  anObservationDocument,
  anObservationList,
  aSavedObservation,
  idOf,
} from '../../../testing/samples/sample-observations.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'
import { aRoster, duringPeriod2 } from '../../../testing/samples/sample-roster.ts'

const away = [
  unreachable(contract.observations.save),
  unreachable(contract.observations.complete),
  unreachable(contract.observations.remove),
  reply(contract.observations.list, anObservationList({ items: [] })),
]
const SET = { version: 1, isCurrent: true, schoolId: null, items: [] }
const [onTask] = aRoster().configurations
const configurations = [
  ...(onTask ? [onTask] : []),
  {
    ...SET,
    id: 6,
    toolTypeId: 5,
    name: 'Narrative Corner',
    content: { abbreviations: [], kinds: ['script'] },
  },
]
const tools = [
  { toolTypeId: 2, position: 1, schools: null },
  { toolTypeId: 5, position: 2, schools: null },
]
const sweep = Object(anObservationDocument().capture).sweeps[0]
const line = {
  id: idOf(70),
  at: '2026-10-22T15:29:00.000Z',
  kind: 'script',
  speaker: 'T',
  text: 'Begin.',
  tags: {},
  file: null,
  isIncluded: false,
  removedAt: null,
}

const onTaskDraft = (details: Partial<ObservationDocument> = {}) =>
  anObservationDocument({
    startedAt: '2026-10-22T15:20:00.000Z',
    endedAt: null,
    capture: { sweeps: [] },
    ...details,
  })
const scriptDraft = (details: Partial<ObservationDocument> = {}) =>
  onTaskDraft({
    toolTypeId: 5,
    configurationId: 6,
    startedAt: '2026-10-22T15:25:00.000Z',
    capture: { lines: [line] },
    ...details,
  })

/** A visit with On Task and Narrative Corner, at its script. */
async function open(first = onTaskDraft(), second = scriptDraft()) {
  const observations = [
    aSavedObservation({ id: idOf(1), status: 'draft', document: first }),
    aSavedObservation({ id: idOf(2), status: 'draft', document: second }),
  ]
  const page = await visit(`/observations/5/update/${idOf(2)}`, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, aRoster({ observations, configurations, tools })),
      reply(
        contract.observations.open,
        aSavedObservation({ id: idOf(2), status: 'draft', document: second }),
      ),
      ...away,
    ],
  })
  await screen.findByRole('heading', { name: /Omar Haddad/ })
  await waitFor(() => expect(kept(idOf(1))).toBeTruthy())
  // The strip comes once the tool is there.
  await screen.findByRole('navigation', { name: 'Tools of this visit' })
  return page
}

const kept = (id: string) => currentDevice()?.find(id)
const tabs = () => within(screen.getByRole('navigation', { name: 'Tools of this visit' }))
const tab = (name: RegExp) => tabs().getByRole('button', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: duringPeriod2 })
})

test('each tool of the visit has its tab with its state, and the time is that of the visit', async () => {
  await open()

  expect(tab(/On Task/).textContent).toContain('Waiting')
  expect(tab(/Narrative/).textContent).toContain('Open')
  expect(tab(/Narrative/).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('timer').textContent).toBe('10:00')
})

test.each([
  ['Draft', { capture: { sweeps: [{ ...sweep, present: 9 }] }, endedAt: '2026-10-22T15:29:00.000Z' }],
  ['Done', { capture: { sweeps: [sweep] }, endedAt: '2026-10-22T15:29:00.000Z' }],
  ['Sweep due', { capture: { sweeps: [{ ...sweep, startedAt: '2026-10-22T15:21:00.000Z' }] } }],
])('a tool that was left behind says “%s”', async (words, details) => {
  await open(onTaskDraft(details))

  expect(tab(/On Task/).textContent).toContain(words)
})

test('one tap changes tools, and back leaves the visit', async () => {
  const before = history.length
  const { user } = await open()
  const opened = history.length
  expect(opened).toBeLessThanOrEqual(before + 1)

  await user.click(tab(/On Task/))
  await waitFor(() => expect(address()).toBe(`/observations/2/update/${idOf(1)}`))
  expect(await screen.findByRole('button', { name: 'Start sweep 1' })).toBeTruthy()
  await user.keyboard(']')
  await waitFor(() => expect(address()).toBe(`/observations/5/update/${idOf(2)}`))
  await user.keyboard('[[')
  await waitFor(() => expect(address()).toBe(`/observations/2/update/${idOf(1)}`))

  expect(history.length).toBe(opened)
  expect(kept(idOf(2))?.document.endedAt).toBe(null)
})

test('the same tool with the same set is opened, and another begins in the same visit', async () => {
  const { user } = await open(onTaskDraft(), scriptDraft({ visitId: idOf(950) }))
  const count = () => currentDevice()?.list().length

  const tile = async (name: RegExp) => {
    await user.click(button('Add a tool'))
    const sheet = await screen.findByRole('dialog', { name: 'Add a tool to this visit' })
    return within(sheet).getByRole('button', { name })
  }

  const opened = await tile(/Narrative Corner/)
  expect(opened.textContent).toContain('In this visit')
  await user.click(opened)
  // The tool is open already: the sheet gives way to it.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(address()).toBe(`/observations/5/update/${idOf(2)}`)
  expect(count()).toBe(2)

  await user.dblClick(await tile(/On Task/))
  await waitFor(() => expect(address()).toContain('/observations/2/update/'))
  expect(count()).toBe(3)
  expect(
    currentDevice()
      ?.list()
      .filter(({ document }) => document.visitId === idOf(950)),
  ).toHaveLength(2)
})

test('nothing is recorded on a tool whose document came back with its parts in another order', async () => {
  const written = {
    toolTypeId: 7,
    configurationId: 7,
    capture: { run: [], words: [], marks: {}, evidence: '' },
  }
  const capture = { ...written.capture, level: null, hadChance: null, standardId: null }
  await open(onTaskDraft({ ...written, capture }))

  expect(tab(/Standard/).textContent).toContain('Waiting')
})

test('two of the same set, which two devices made, are both there', async () => {
  await open(scriptDraft({ startedAt: '2026-10-22T15:20:00.000Z' }))

  expect(tabs().getAllByRole('button', { name: /Narrative Corner/ })).toHaveLength(2)
  expect(tab(/Narrative Corner 2/).getAttribute('aria-current')).toBe('true')
})

test('finishing the visit finishes all its tools at once', async () => {
  const { user } = await open(onTaskDraft({ capture: { sweeps: [sweep] } }))

  await user.click(button('Finish visit'))
  expect(await screen.findByRole('heading', { name: 'Saved on this device' })).toBeTruthy()

  for (const id of [idOf(1), idOf(2)])
    expect(kept(id)).toMatchObject({
      goal: 'completed',
      document: { endedAt: duringPeriod2.toISOString() },
    })
  expect(screen.getByText('2 tools with Omar Haddad, 10 minutes.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Send to Omar' }).getAttribute('href')).toBe(
    `/observations/5/send/${idOf(2)}`,
  )
})

test('what is missing is named tool by tool, and one may stay a draft', async () => {
  const { user } = await open()

  await user.click(button('Finish visit'))
  const missing = within(await screen.findByRole('status', { name: 'Before this visit counts' }))
  const ofOnTask = within(missing.getByRole('region', { name: 'On Task' }))
  expect(ofOnTask.getByText('Record at least one sweep.')).toBeTruthy()
  expect(missing.queryByRole('region', { name: 'Narrative Corner' })).toBe(null)
  expect(kept(idOf(2))?.goal).toBe('draft')

  await user.click(button('Finish the others, keep On Task as a draft'))
  await screen.findByRole('heading', { name: 'Saved on this device' })
  expect(kept(idOf(2))?.goal).toBe('completed')
  expect(kept(idOf(1))).toMatchObject({
    goal: 'draft',
    document: { endedAt: duringPeriod2.toISOString() },
  })
  const listed = within(screen.getByRole('region', { name: 'Tools of this visit' }))
  expect(listed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'On Task Draft',
    'Narrative Corner Finished',
  ])
})

test('where the open tool stays the draft, another one is sent', async () => {
  const { user } = await open(
    onTaskDraft({ capture: { sweeps: [sweep] } }),
    scriptDraft({ capture: { lines: [] } }),
  )

  await user.click(button('Finish visit'))
  await user.click(await screen.findByRole('button', { name: /^Finish the others, keep Narrative Corner/ }))

  expect((await screen.findByRole('link', { name: 'Send to Omar' })).getAttribute('href')).toBe(
    `/observations/2/send/${idOf(1)}`,
  )
})

test('what is finished is edited by itself: “Finish editing” asks nothing of the others', async () => {
  const { user } = await open(undefined, scriptDraft({ endedAt: '2026-10-22T15:29:00.000Z' }))
  await act(async () => currentDevice()?.finish(idOf(2)))

  await user.click(await screen.findByRole('button', { name: /^Finish ?editing/ }))

  await screen.findByRole('heading', { name: 'Saved on this device' })
  expect(kept(idOf(1))?.goal).toBe('draft')
})

test('the wrong person: all drafts of the visit go to another with everything captured', async () => {
  const { user } = await open()

  await user.click(button(/Omar Haddad/))
  await user.click(await screen.findByRole('button', { name: 'Wrong person?' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Whom did you visit?' }))
  await user.click(sheet.getByRole('button', { name: /Caleb Munro/ }))

  expect(await screen.findByRole('heading', { name: /Caleb Munro/ })).toBeTruthy()
  const caleb = { educatorId: 1, provisional: null, educator: { name: 'Caleb Munro', room: 'Room 112' } }
  expect(kept(idOf(1))?.document).toMatchObject({ ...caleb, capture: { sweeps: [] } })
  expect(kept(idOf(2))?.document).toMatchObject({ ...caleb, capture: { lines: [line] } })
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('once something of the visit is finished, it stays with its educator', async () => {
  const { user } = await open()
  await act(async () => currentDevice()?.finish(idOf(1)))

  await user.click(button(/Omar Haddad/))
  expect(await screen.findByText('Pause three seconds after each question.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Wrong person?' })).toBe(null)
})

test('who deletes one of several tools reads which, and the others stay', async () => {
  const { user, arrive } = await open()
  await user.click(button('More'))
  await user.click(await screen.findByRole('button', { name: 'Delete this draft' }))

  expect(screen.getByRole('dialog', { name: 'Delete this draft?' }).textContent).toContain(
    'Only Narrative Corner of this visit will be permanently deleted',
  )
  await user.click(button('Delete permanently'))
  await waitFor(() => expect(kept(idOf(2))).toBe(undefined))
  expect(kept(idOf(1))).toBeTruthy()
  // The page goes on to the list, which must not ask in the next test.
  await arrive()
})
