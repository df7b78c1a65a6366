import { contract } from '@corridor/contract/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '../../../testing/own-disc.ts'
import { type Answer, refuse, reply, unreachable } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { aConfiguration, aToolList } from '../../../testing/samples/sample-configurations.ts'
import { aSnapshot } from '../../../testing/samples/sample-observations.ts'
import {
  copperRidge,
  juniperStreet,
  lorraine,
  marisol,
  omar,
} from '../../../testing/samples/sample-people.ts'

const { list, choose } = contract.toolTypes

const tool = (id: number, key: string, title: string, is_single = true) => ({
  id,
  key,
  title,
  is_single,
  position: id,
  schools: null,
})
const onTask = tool(2, 'on-task', 'On Task')
const keepingTime = tool(6, 'keeping-time', 'Keeping Time')
const rubric = tool(9, 'expanded-rubric', 'Expanded Rubric', false)
const all = [onTask, keepingTime, rubric]
const allOn = aToolList({ all, enabled: all })

const sets = [
  aConfiguration({ used: 74 }),
  aConfiguration({ id: 22, toolTypeId: 9, name: 'Teaching Practices', items: 10, version: 2, used: 28 }),
  aConfiguration({ id: 23, toolTypeId: 9, name: 'Coaching', items: 6, version: 1, hasDraft: true, used: 1 }),
  aConfiguration({ id: 24, toolTypeId: 9, name: 'Before', items: null, status: 'retired' }),
]
const listed = reply(contract.configurations.list, { items: sets })
const snapshot = reply(contract.device.snapshot, aSnapshot())

const open = (answers: Answer[] = [reply(list, allOn)], as = lorraine) =>
  visit('/configuration', { as, answers: [...answers, listed, snapshot] })

const group = (name: string) => within(screen.getByRole('region', { name }))
const turn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
const bar = () => within(screen.getByRole('region', { name: 'Not saved' }))
const save = () => bar().getByRole('button', { name: 'Save changes' })
const order = () =>
  group('What observers see')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('two groups show what is on, how often each was used, and the rubrics with their versions', async () => {
  await open()

  expect(screen.getByText(/Choose the tools your observers see. 3 of 3 are on./)).toBeTruthy()
  const single = group('Single tools')
  expect(single.getByText('2 of 2 on')).toBeTruthy()
  expect(single.getByText('74 visits')).toBeTruthy()
  expect(single.getByText('Not used yet')).toBeTruthy()
  expect(single.getByRole('link', { name: 'Set up On Task' }).getAttribute('href')).toBe(
    '/configuration/on-task',
  )
  const domain = group('Domain tools')
  expect(domain.getByText('29 visits')).toBeTruthy()
  const rows = domain.getAllByRole('listitem').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Coachingv2 draft6 items',
    'Teaching Practicesv2 published10 items',
    'Beforev1 retired',
    'New rubric',
  ])
  expect(domain.getByRole('link', { name: 'Coaching' }).getAttribute('href')).toBe('/configuration/rubric/23')
  expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull()
})

test('turning a tool off is said, saved alone, and replaces the list; it is asked for only once', async () => {
  const { user, sent, router } = await open([reply(list, allOn), reply(choose, [onTask, rubric])])
  await user.click(turn('Keeping Time'))

  expect(bar().getByText('1 change not saved: Keeping Time is off for all 2 schools.')).toBeTruthy()
  expect(group('Single tools').getByText('1 of 2 on')).toBeTruthy()
  await user.click(save())

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull())
  expect(sent(choose).map(({ body }) => body)).toEqual([
    { tools: [{ id: 6, enabled: false, position: 6, schools: null }] },
  ])
  expect(turn('Keeping Time').checked).toBe(false)
  await waitFor(() => expect(sent(contract.device.snapshot).length).toBeGreaterThan(0))
  await router.navigate('/404')
  await router.navigate('/configuration')
  await waitFor(() => expect(turn('Keeping Time').checked).toBe(false))
  expect(sent(list)).toHaveLength(1)
})

test('a save that fails says so in the words of the specification, and keeps the choices', async () => {
  const { user, sent } = await open([
    reply(list, allOn),
    refuse(choose, 'unexpected'),
    reply(choose, [onTask, rubric]),
  ])
  await user.click(turn('Keeping Time'))
  await user.click(save())

  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
  expect(
    dialog.getByText('An error occurred while trying to update walkthrough types. Please try again later.'),
  ).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(turn('Keeping Time').checked).toBe(false)
  await user.click(save())
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull())
  expect(sent(choose)).toHaveLength(2)
})

test('Undo brings back the saved choices', async () => {
  const { user } = await open()
  await user.click(turn('On Task'))
  await user.click(bar().getByRole('button', { name: 'Undo' }))

  expect(turn('On Task').checked).toBe(true)
  expect(screen.queryByRole('region', { name: 'Not saved' })).toBeNull()
})

test('the order is changed by keys and by buttons, and what is off is not in it', async () => {
  const { user, sent } = await open([reply(list, allOn), reply(choose, all)])
  const chip = (name: RegExp) => group('What observers see').getByRole('button', { name })
  expect(order()).toEqual(['On Task', 'Keeping Time', 'Expanded Rubric'])

  chip(/^Expanded Rubric/).focus()
  await user.keyboard('{ArrowLeft}')
  expect(order()).toEqual(['On Task', 'Expanded Rubric', 'Keeping Time'])
  expect(screen.getByText('Expanded Rubric is now 2 of 3.')).toBeTruthy()
  await user.click(chip(/^Expanded Rubric/))
  await user.click(screen.getByRole('button', { name: 'Earlier' }))
  await user.click(screen.getByRole('button', { name: 'Earlier' }))
  expect(order()).toEqual(['Expanded Rubric', 'On Task', 'Keeping Time'])
  await user.click(turn('Keeping Time'))
  expect(order()).toEqual(['Expanded Rubric', 'On Task'])

  expect(
    bar().getByText(
      '2 changes not saved: Keeping Time is off for all 2 schools. Observers see the tools in a new order.',
    ),
  ).toBeTruthy()
  await user.click(save())
  expect(sent(choose).map(({ body }) => body)).toEqual([
    {
      tools: [
        { id: 9, enabled: true, position: 1, schools: null },
        { id: 6, enabled: false, position: 3, schools: null },
      ],
    },
  ])
})

test('a drag moves a tool', async () => {
  await open()
  const chips = group('What observers see').getAllByRole('listitem')
  chips.forEach((chip, index) => {
    vi.spyOn(chip, 'getBoundingClientRect').mockReturnValue(new DOMRect(index * 110, 0, 100, 30))
  })
  const [row] = group('What observers see').getAllByRole('list')
  if (row) row.setPointerCapture = () => {}
  const grip = chips[0]?.querySelector('[data-grip]') ?? document.body
  fireEvent.pointerDown(grip, { clientX: 10, clientY: 10, pointerType: 'touch', button: 0 })
  fireEvent.pointerMove(grip, { clientX: 400, clientY: 10 })
  fireEvent.pointerUp(grip)

  expect(order()).toEqual(['Keeping Time', 'Expanded Rubric', 'On Task'])
})

test('by school, a tool is used here and not there', async () => {
  const { user, sent } = await open([reply(list, allOn), reply(choose, all)])
  await user.click(screen.getByRole('radio', { name: 'By school' }))
  await user.click(screen.getByRole('checkbox', { name: `On Task at ${juniperStreet.name}` }))

  expect(bar().getByText(`1 change not saved: On Task is off at ${juniperStreet.name}.`)).toBeTruthy()
  await user.click(save())
  expect(sent(choose).map(({ body }) => body)).toEqual([
    { tools: [{ id: 2, enabled: true, position: 2, schools: [copperRidge.id] }] },
  ])
})

test('a principal chooses for her own school, and for nothing else', async () => {
  const schools = [
    { ...copperRidge, isMine: true, mayChange: true },
    { ...juniperStreet, isMine: false, mayChange: false },
  ]
  const mine = aToolList({ all, enabled: [onTask, rubric], schools, mayChange: false })
  const { user, sent } = await open([reply(list, mine), reply(choose, [onTask, rubric])], marisol)

  expect(screen.queryByRole('switch')).toBeNull()
  expect(group('What observers see').queryByRole('button')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'By school' }))
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(box(`On Task at ${juniperStreet.name}`).disabled).toBe(true)
  expect(box(`Keeping Time at ${copperRidge.name}`)).toMatchObject({ disabled: true, checked: false })
  await user.click(box(`On Task at ${copperRidge.name}`))
  await user.click(save())

  expect(sent(choose).map(({ body }) => body)).toEqual([
    { tools: [{ id: 2, enabled: true, position: 2, schools: [juniperStreet.id] }] },
  ])
})

const fixed = aToolList({
  all,
  enabled: all,
  mayChange: false,
  schools: [
    { ...juniperStreet, isMine: false, mayChange: false },
    { ...copperRidge, isMine: true, mayChange: false },
  ],
})
const FIXED = /Your district chooses for every school: a district administrator can change this\./

test('where the district chooses for every school, a principal reads why, and still writes rubrics', async () => {
  const { user } = await open([reply(list, fixed)], marisol)
  expect(screen.getByText(/The tools your district has chosen./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'New rubric' })).toBeTruthy()

  await user.click(screen.getByRole('radio', { name: 'By school' }))
  expect(screen.getByText(FIXED)).toBeTruthy()
  for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('disabled', true)
})

test('who chose while the district decided otherwise is told that it failed, and reads why on the page', async () => {
  const before = { ...fixed, schools: fixed.schools.map((it) => ({ ...it, mayChange: it.isMine })) }
  const { user } = await open(
    [reply(list, before), reply(list, fixed), refuse(choose, 'district-chooses-tools')],
    marisol,
  )
  await user.click(screen.getByRole('radio', { name: 'By school' }))
  expect(screen.queryByText(FIXED)).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: `On Task at ${copperRidge.name}` }))
  await user.click(save())

  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
  expect(
    dialog.getByText('An error occurred while trying to update walkthrough types. Please try again later.'),
  ).toBeTruthy()
  expect(await screen.findByText(FIXED)).toBeTruthy()
})

test('a teacher reads the page, and changes nothing', async () => {
  const schools = allOn.schools.map((it) => ({ ...it, isMine: false, mayChange: false }))
  await open([reply(list, { ...allOn, schools, mayChange: false })], omar)

  expect(screen.getByText(/The tools your district has chosen./)).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(group('Single tools').getAllByText('On')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'View On Task' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'New rubric' })).toBeNull()
})

test('with neither server nor lists the error of the specification shows each time, until trying again helps', async () => {
  const { user } = await visit('/configuration', {
    as: lorraine,
    answers: [
      ...[unreachable(list), unreachable(list), reply(list, allOn)],
      ...[listed, unreachable(contract.device.snapshot)],
    ],
  })
  const told = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    expect(
      dialog.getByText('An error occurred while fetching walkthrough types. Please try again later.'),
    ).toBeTruthy()
    return dialog
  }
  await user.click((await told()).getByRole('button', { name: 'Try again' }))
  await user.click((await told()).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('switch', { name: 'On Task' })).toBeTruthy()
})

test('without the server the device’s lists stand, to be read', async () => {
  const { router, user: _ } = await visit('/404', {
    as: lorraine,
    answers: [snapshot, listed, unreachable(list)],
  })
  const { openDevice } = await import('../../../device/open-device.ts')
  await (await openDevice(lorraine.id)).refresh()
  await router.navigate('/configuration')

  expect(await screen.findByText(/These are the tools this device last loaded/)).toBeTruthy()
  const rows = group('Single tools').getAllByRole('listitem')
  const row = rows.find(({ textContent }) => textContent?.startsWith('On Task'))
  expect(within(row ?? document.body).getByText('On')).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})
