import { contract } from '@corridor/contract/contract'
import { findTool } from '@corridor/tools/registry/registry'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../testing/own-disc.ts'
import { closeDevice, currentDevice } from '../../device/open-device.ts'
import { reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aUser, marisol, omar } from '../../testing/samples/sample-people.ts'
import { anEducatorOfRoster, aRoster, duringPeriod2 } from '../../testing/samples/sample-roster.ts'

const away = [unreachable(contract.observations.save), unreachable(contract.observations.complete)]

const open = (path: string, { as = marisol, roster = aRoster() } = {}) =>
  visit(path, { as, answers: [reply(contract.device.snapshot, roster), ...away] })

/** A configuration of a tool as it is shipped. */
const setUp = (id: number, toolTypeId: number, name: string) => ({
  id,
  toolTypeId,
  name,
  version: 1,
  isCurrent: true,
  schoolId: null,
  items: [],
  content: findTool(toolTypeId)?.usual() ?? {},
})

const drafts = () => currentDevice()?.list() ?? []

/** Waits for the one draft and its page. */
async function oneDraft() {
  await waitFor(() => expect(address()).toMatch(/^\/observations\/2\/update\//))
  const [draft, ...others] = drafts()
  expect(others).toEqual([])
  expect(address()).toBe(`/observations/2/update/${draft?.id}`)
  return draft
}

/** Closes the tab as a browser does. */
async function close({ router }: Awaited<ReturnType<typeof open>>) {
  cleanup()
  router.dispose()
  await closeDevice()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: duringPeriod2, shouldAdvanceTime: false })
})

test('two taps start a draft: the educator, the tool', async () => {
  const { user, arrive } = await open('/observations/start')

  await user.click(screen.getByRole('button', { name: /Omar Haddad/ }))
  await arrive()
  await user.click(screen.getByRole('button', { name: /On Task/ }))

  expect(await oneDraft()).toMatchObject({
    goal: 'draft',
    document: {
      educatorId: 24,
      educator: { name: 'Omar Haddad', grades: '8', subject: 'Math', room: 'Room 224' },
      schoolId: 2,
      purpose: 'walkthrough',
      isAnnounced: false,
      startedAt: duringPeriod2.toISOString(),
      endedAt: null,
      timeZone: 'America/Denver',
      context: { period: '2', studentsPresent: null },
    },
  })
  await waitFor(() => expect(document.title).toBe('Edit observation | Corridor'))
})

test('the list begins with who is here now, and finds anybody by name, room or subject', async () => {
  const { user } = await open('/observations/start')

  const here = within(screen.getByRole('region', { name: 'Here now' }))
  expect(here.getByRole('button').textContent).toContain('Caleb Munro')
  await user.type(screen.getByRole('searchbox', { name: 'Find an educator' }), '224')

  expect(screen.queryByText('Caleb Munro')).toBe(null)
  expect(screen.getByRole('button', { name: /Omar Haddad/ }).textContent).toContain(
    'Action step due tomorrow',
  )
})

test('the open action step shows with the educator, and Change goes back to the list', async () => {
  const { user, arrive } = await open('/observations/start/24')

  const step = screen.getByRole('complementary', { name: 'Open action step' })
  expect(step.textContent).toContain('Pause three seconds after each question.')
  expect(step.textContent).toContain('Due tomorrow')
  expect(screen.getByRole('button', { name: /On Task/ }).textContent).toContain('Used last visit')

  await user.click(screen.getByRole('button', { name: 'Change' }))
  await arrive()
  expect(address()).toBe('/observations/start')
  expect(screen.queryByRole('complementary')).toBe(null)
})

test('of several open steps all show, the one agreed last first, and the one due first puts the educator in the list', async () => {
  const [due] = aRoster().steps
  const last = { dueOn: null, agreedOn: '2026-10-20', text: 'Greet each student at the door.' }
  const steps = due ? [{ ...due, ...last, id: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1c' }, due] : []
  await open('/observations/start/24', { roster: aRoster({ steps }) })

  const shown = within(screen.getByRole('complementary', { name: '2 open action steps' }))
  const [first, second] = shown.getAllByRole('listitem')
  expect(first?.textContent).toContain(last.text)
  expect(second?.textContent).toContain('Due tomorrow')
  expect(second?.textContent).toContain(due?.text)
  expect(screen.getByText('Action step due tomorrow')).toBeTruthy()
})

test('the facts of the visit are changed before it starts; its class size and purpose are remembered', async () => {
  const page = await open('/observations/start/24')
  const { user } = page
  expect(screen.getByText('Walkthrough · Unannounced · Class size open')).toBeTruthy()
  expect(screen.getByText(/^School and district leaders/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Visit facts' }))
  expect(within(sheet.getByRole('radiogroup', { name: 'Purpose' })).getAllByRole('radio')).toHaveLength(4)
  expect(sheet.queryByRole('radio', { name: 'Calibration' })).toBeNull()
  await user.click(sheet.getByRole('radio', { name: 'Coaching' }))
  await user.click(sheet.getByRole('radio', { name: 'Yes' }))
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Period' }), '3')
  await user.type(sheet.getByRole('textbox', { name: 'Students in class' }), '2x5')
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('Coaching · Announced · 25 students')).toBeTruthy()
  expect(screen.getByText(/^Only you and Omar will see it/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /On Task/ }))

  expect((await oneDraft())?.document).toMatchObject({
    purpose: 'coaching',
    isAnnounced: true,
    context: { period: '3', studentsPresent: 25 },
  })

  await close(page)
  const again = await open('/observations/start/24')
  // Period 2 goes on now: another class.
  expect(screen.getByText('Coaching · Unannounced · Class size open')).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: 'Edit' }))
  await again.user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '3')
  expect(screen.getByText('Coaching · Unannounced · 25 students')).toBeTruthy()
})

test('the class size is that of the last visit to that class, on whichever device', async () => {
  const classes = [
    { period: '1', students: 31 },
    { period: '2', students: 27 },
  ]
  await open('/observations/start/24', { roster: aRoster({ educators: [anEducatorOfRoster({ classes })] }) })

  expect(screen.getByText('Walkthrough · Unannounced · 27 students')).toBeTruthy()
})

test.each([
  ['coach', ['coach'], 'Coaching'],
  ['coach who also leads the school', ['coach', 'principal'], 'Formal'],
  ['principal', ['principal'], 'Formal'],
] as const)('a %s begins with their usual purpose', async (_, roles, words) => {
  localStorage.setItem('corridor-observe-11', JSON.stringify({ purpose: 'formal' }))
  await open('/observations/start/24', {
    as: aUser({ security: { ...marisol.security, roles: [...roles] } }),
  })

  expect(screen.getByText(`${words} · Unannounced · Class size open`)).toBeTruthy()
})

test('a conference has neither a class size nor a surprise', async () => {
  const roster = aRoster({
    configurations: [setUp(7, 10, 'Teacher Conference')],
    tools: [{ toolTypeId: 10, position: 1, schools: null }],
    educators: [anEducatorOfRoster({ classes: [{ period: '2', students: 27 }] })],
  })
  await open('/observations/10/create/24', { roster })
  await waitFor(() => expect(address()).toMatch(/^\/observations\/10\/update\//))

  expect(drafts()[0]?.document).toMatchObject({ isAnnounced: true, context: { studentsPresent: null } })
})

test('sets are tiles of their own name, all of them at once, and the tools behind “more” are counted', async () => {
  const single = [1, 2, 3, 4, 5, 6, 7].map((id) => setUp(id, id, `Tool ${id}`))
  const sets = [setUp(41, 11, 'Literacy Across Subjects'), setUp(42, 11, 'Math Talk')]
  const configurations = [...single, ...sets]
  const used = anEducatorOfRoster({ lastToolTypeId: 11, lastConfigurationId: 42 })
  await open('/observations/start/24', {
    roster: aRoster({
      configurations,
      tools: [1, 2, 3, 4, 5, 6, 7, 11].map((id) => ({ toolTypeId: id, position: id, schools: null })),
      educators: [used],
    }),
  })

  const tiles = within(screen.getByRole('region', { name: 'Tools' })).getAllByRole('listitem')
  const names = tiles.map((it) => it.querySelector('strong')?.textContent)
  expect(names[0]).toBe('Math Talk')
  expect(names.at(-1)).toBe('Literacy Across Subjects')
  expect(names).toHaveLength(7)
  expect(tiles.filter((it) => it.textContent?.includes('Used last visit'))).toHaveLength(1)
  expect(screen.getByRole('button', { name: '2 more tools' })).toBeTruthy()
})

test('an address with tool and educator makes the draft at once; a reload stays with it', async () => {
  const before = history.length
  const page = await open('/observations/2/create/24')

  const made = await oneDraft()
  // The history has one entry more, of the test’s own navigation: going back does not come through “create”.
  expect(history.length).toBe(before + 1)
  await close(page)
  await open(address())
  expect((await oneDraft())?.id).toBe(made?.id)
  expect(screen.getByRole('heading', { name: /Omar Haddad/ })).toBeTruthy()
})

test('a link that is tapped twice in a moment begins one draft', async () => {
  const { router } = await open('/observations/start')
  await act(() =>
    Promise.all([router.navigate('/observations/2/create/24'), router.navigate('/observations/2/create/24')]),
  )
  await waitFor(() => expect(address()).toMatch(/\/observations\/2\/update\//))

  expect(address()).toBe(`/observations/2/update/${(await oneDraft())?.id}`)
})

test('without an educator the tool waits for one, and then one tap starts it', async () => {
  const { user } = await open('/observations/2/create')

  expect(address()).toBe('/observations/start?tool=2')
  expect(screen.getByRole('heading', { name: 'Tap an educator to begin On Task' })).toBeTruthy()
  expect(screen.getByText('On Task begins when you choose an educator.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Caleb Munro/ }))

  expect((await oneDraft())?.document.educatorId).toBe(1)
})

test('a conference is not called an observation before it begins', async () => {
  const roster = aRoster({
    configurations: [setUp(7, 10, 'Teacher Conference')],
    tools: [{ toolTypeId: 10, position: 1, schools: null }],
  })
  await open('/observations/10/create', { roster })

  expect(screen.getByRole('heading', { name: 'Start a conference' })).toBeTruthy()
})

test.each(['/observations/12/create/24', '/observations/x/update/1'])('%s is no page', async (path) => {
  await open(path)
  expect(address()).toBe('/404')
})

test('somebody on no list is added at the door', async () => {
  const { user, arrive } = await open('/observations/start')

  await user.click(screen.getByRole('button', { name: 'Add a person at the door' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Add a person at the door' }))
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), 'Wanda Ortiz')
  await user.type(sheet.getByRole('textbox', { name: 'Room (optional)' }), 'Room 9')
  await user.selectOptions(sheet.getByRole('combobox', { name: 'School' }), '3')
  await user.click(sheet.getByRole('button', { name: 'Go on' }))
  await arrive()
  await user.click(screen.getByRole('button', { name: /On Task/ }))

  expect((await oneDraft())?.document).toMatchObject({
    educatorId: null,
    provisional: { name: 'Wanda Ortiz', room: 'Room 9' },
    educator: { name: 'Wanda Ortiz', room: 'Room 9', grades: '', subject: '' },
    schoolId: 3,
  })
})

test('without a connection it starts from what the device has, and says that this is fine', async () => {
  await close(await open('/observations/start'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await visit('/observations/start/24', {
    as: marisol,
    answers: [unreachable(contract.device.snapshot), ...away],
  })

  expect(await screen.findByText('Offline, OK')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /On Task *5 sweeps · every 2 min/ }))
  expect((await oneDraft())?.document.educatorId).toBe(24)
})

test('with neither server nor lists the error of the specification shows, and trying again helps', async () => {
  const { user, arrive } = await visit('/observations/start', {
    as: marisol,
    answers: [
      unreachable(contract.device.snapshot),
      unreachable(contract.device.snapshot),
      reply(contract.device.snapshot, aRoster()),
    ],
  })

  const dialog = within(screen.getByRole('dialog', { name: 'Error' }))
  expect(
    dialog.getByText('An error occurred while fetching walkthrough types. Please try again later.'),
  ).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await arrive()
  expect(await screen.findByRole('button', { name: /Omar Haddad/ })).toBeTruthy()
})

test('those who observe nobody read a calm sentence, whatever the address', async () => {
  const { arrive } = await open('/observations/2/create/24', { as: omar })
  await arrive()

  expect(screen.getByText('Visits are started by observers')).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBe(null)
  expect(drafts()).toEqual([])
})

test('tools keep the order that one gives them', async () => {
  const [onTask] = aRoster().configurations
  const configurations = onTask ? [onTask, { ...onTask, id: 6, name: 'Second' }] : []
  const roster = aRoster({ configurations })
  const { user } = await open('/observations/start/1', { roster })

  await user.click(screen.getByRole('button', { name: 'Reorder' }))
  await user.click(screen.getAllByRole('button', { name: 'On Task: later' })[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Done' }))

  expect(localStorage.getItem('corridor-observe-11')).toContain('["2-6","2-5"]')
})

test('a tool that is off says so, and the others are offered in the district’s order', async () => {
  const roster = aRoster({ tools: [] })
  const { arrive } = await open('/observations/2/create/24', { roster })
  await arrive()

  expect(address()).toBe('/observations/start/24?tool=2')
  expect(screen.getByRole('status').textContent).toBe(
    'On Task is turned off in your district. Choose another tool.',
  )
  expect(screen.queryByRole('button', { name: /On Task/ })).toBe(null)
  expect(drafts()).toEqual([])
})

test('where every tool is off, it says whom to ask', async () => {
  await open('/observations/start/24', { roster: aRoster({ tools: [] }) })

  const tools = within(screen.getByRole('region', { name: 'Tools' }))
  expect(tools.getByRole('heading').textContent).toBe('No tool to begin with')
  expect(tools.getByText(/turned every tool off here. Ask your district administrator\./)).toBeTruthy()
})

test('a tool that another school uses is not offered here', async () => {
  const roster = aRoster({ tools: [{ toolTypeId: 2, position: 2, schools: [3] }] })
  const { user, arrive } = await open('/observations/2/create', { roster })
  await user.click(screen.getByRole('button', { name: /Caleb Munro/ }))
  await arrive()

  expect(screen.getByRole('status').textContent).toBe(
    'On Task is not used at Copper Ridge Middle School. Choose another tool.',
  )
  expect(drafts()).toEqual([])
})
