import { contract } from '@corridor/contract/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answer, refuse, reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { lorraine, marisol, omar } from '../../testing/samples/sample-people.ts'

const { list, add, change, remove } = contract.schools

const first = { name: '1', startsAt: '08:05', endsAt: '08:57' }
const last = { name: '7', startsAt: '14:18', endsAt: '15:10' }
const copperRidge = {
  id: 2,
  name: 'Copper Ridge Middle School',
  gradeSpan: '6–8',
  visitsPlannedPerWeek: 12,
  bellSchedule: [first, last],
  isActive: true,
}
const oldMill = {
  ...copperRidge,
  id: 9,
  name: 'Old Mill School',
  visitsPlannedPerWeek: null,
  bellSchedule: [],
  isActive: false,
}

function open(...answers: readonly Answer[]) {
  const all = reply(list, { items: [copperRidge, oldMill], mayAdd: true })
  return visit('/settings/school', { as: lorraine, answers: [...answers, all] })
}

const card = (name = copperRidge.name) => within(screen.getByRole('region', { name }))

async function edit({ user }: Awaited<ReturnType<typeof open>>, name = copperRidge.name) {
  await user.click(screen.getByRole('button', { name: `Edit ${name}` }))
  return card(name)
}

test('the page lists the schools with what matters about each', async () => {
  await open()

  expect(document.title).toBe('Schools | Corridor')
  expect(
    card().getByText('Grades 6–8 · 12 visits planned a week · 2 periods, 8:05 AM to 3:10 PM'),
  ).toBeTruthy()
  expect(card().getByText('Active')).toBeTruthy()
  expect(
    card(oldMill.name).getByText('Grades 6–8 · No number of visits planned · No bell schedule yet'),
  ).toBeTruthy()
  expect(card(oldMill.name).getByText('Inactive')).toBeTruthy()
})

describe('a school', () => {
  test('is changed in place, confirmed, and its card closes', async () => {
    const page = await open(reply(change, copperRidge))
    const form = await edit(page)
    await page.user.clear(form.getByLabelText(/Visits planned/))
    await page.user.click(form.getByRole('radio', { name: 'Inactive' }))
    await page.user.click(form.getByRole('button', { name: 'Remove 1' }))
    await page.user.click(form.getByRole('button', { name: 'Add period' }))
    await page.user.keyboard('8')
    const row = within(form.getByRole('group', { name: 'period 2' }))
    await page.user.type(row.getByLabelText('Starts'), '15:15')
    await page.user.type(row.getByLabelText('Ends'), '15:45')
    await page.user.click(form.getByRole('button', { name: 'Save changes' }))

    expect(await screen.findByText('School saved')).toBeTruthy()
    const { id: _, ...details } = copperRidge
    expect(page.sent(change)).toMatchObject([
      {
        path: '/api/schools/2',
        body: {
          ...details,
          visitsPlannedPerWeek: null,
          isActive: false,
          bellSchedule: [last, { name: '8', startsAt: '15:15', endsAt: '15:45' }],
        },
      },
    ])
    expect(page.sent(contract.auth.user)).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Edit ${copperRidge.name}` }))
    expect(card().queryByRole('textbox', { name: 'Name' })).toBeNull()
  })

  test.each(['201', 'twelve', '-1', '2.5'])('plans no %s visits', async (typed) => {
    const page = await open()
    const form = await edit(page)
    await page.user.clear(form.getByLabelText(/Visits planned/))
    await page.user.type(form.getByLabelText(/Visits planned/), typed)
    await page.user.click(form.getByRole('button', { name: 'Save changes' }))

    expect(await form.findByText('Enter a whole number from 0 to 200.')).toBeTruthy()
    expect(page.sent(change)).toEqual([])
  })

  test('keeps what was typed when its name is taken, and when its card closes', async () => {
    const said = 'Another school of your district has this name. Choose a different one.'
    const page = await open(refuse(change, 'invalid-request', { name: said }))
    const form = await edit(page)
    await page.user.type(form.getByLabelText('Name'), ' East')
    await page.user.click(form.getByRole('button', { name: 'Save changes' }))

    expect(await form.findByText(said)).toBeTruthy()
    expect(document.activeElement).toBe(form.getByLabelText('Name'))

    await page.user.click(screen.getByRole('button', { name: `Close ${copperRidge.name}` }))
    await edit(page)
    expect(form.getByLabelText('Name')).toHaveProperty('value', 'Copper Ridge Middle School East')
  })

  test('says at the period what is wrong with it', async () => {
    const page = await open()
    const form = await edit(page)
    const row = within(form.getByRole('group', { name: 'period 2' }))
    await page.user.clear(row.getByLabelText('Starts'))
    await page.user.type(row.getByLabelText('Starts'), '08:50')
    await page.user.tab()

    expect(await row.findByText('Start when the period before has ended.')).toBeTruthy()
  })
})

test('a school is added', async () => {
  const page = await open(reply(add, { ...copperRidge, id: 10, name: 'Lantern Hill' }))
  await page.user.click(screen.getByRole('button', { name: 'Add school' }))
  const form = card('New school')
  await page.user.click(form.getByRole('button', { name: 'Add school' }))
  expect(await form.findByText('Name the school.')).toBeTruthy()
  expect(document.activeElement).toBe(form.getByLabelText('Name'))

  await page.user.type(form.getByLabelText('Name'), 'Lantern Hill')
  await page.user.type(form.getByLabelText('Grades'), '6–8')
  await page.user.click(form.getByRole('button', { name: 'Add school' }))

  expect(await screen.findByText('School added')).toBeTruthy()
  expect(page.sent(add).map(({ body }) => body)).toEqual([
    { name: 'Lantern Hill', gradeSpan: '6–8', visitsPlannedPerWeek: null, bellSchedule: [], isActive: true },
  ])
})

describe('deleting', () => {
  async function confirm(page: Awaited<ReturnType<typeof open>>) {
    const form = await edit(page, oldMill.name)
    await page.user.click(form.getByRole('button', { name: 'Delete school' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Old Mill School?' }))
    await page.user.click(dialog.getByRole('button', { name: 'Delete school' }))
  }

  test('asks first, then takes the school from the list', async () => {
    const page = await open(
      reply(list, { items: [copperRidge, oldMill], mayAdd: true }),
      reply(list, { items: [copperRidge], mayAdd: true }),
      reply(remove, {}),
    )
    await confirm(page)

    expect(await screen.findByText('School deleted')).toBeTruthy()
    expect(page.sent(remove).map(({ path }) => path)).toEqual(['/api/schools/9'])
    expect(screen.queryByRole('region', { name: oldMill.name })).toBeNull()
  })

  test('of a school in use says what to do instead', async () => {
    const page = await open(refuse(remove, 'school-in-use'))
    await confirm(page)

    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    expect(dialog.getByText(/Set it to inactive instead\.$/)).toBeTruthy()
  })
})

describe('a principal', () => {
  const own = reply(list, { items: [copperRidge], mayAdd: false })

  test('finds her school, and neither adds nor deletes one', async () => {
    const page = await visit('/settings/school', { as: marisol, answers: [own] })

    expect(screen.queryByRole('button', { name: 'Add school' })).toBeNull()
    const form = await edit(page)
    expect(form.queryByRole('button', { name: 'Delete school' })).toBeNull()
  })

  test('finds the way here in the menu, but not to the district', async () => {
    await visit('/settings/school', { as: marisol, answers: [own] })

    const menus = screen.getAllByRole('navigation', { name: 'Main' })
    const found = menus.flatMap((menu) => within(menu).queryAllByRole('link', { name: 'Schools' }))
    expect(found.map((link) => link.getAttribute('aria-current'))).toEqual(['page'])
    for (const menu of menus) expect(within(menu).queryByRole('link', { name: 'District' })).toBeNull()
  })
})

test('a teacher is turned away before anything is asked', async () => {
  const { sent } = await visit('/settings/school', { as: omar })

  expect(address()).toBe('/403')
  expect(sent(list)).toEqual([])
})
