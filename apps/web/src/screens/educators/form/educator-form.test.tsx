import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { address, pasteInto, visit } from '../../../testing/render-screen.tsx'
import { anEducator, anEducatorList, educatorAnswers } from '../../../testing/samples/sample-educators.ts'
import { copperRidge, lorraine, marisol, omar } from '../../../testing/samples/sample-people.ts'

const { add, change, choices } = contract.educators
const onlyRidge = { schools: [{ ...copperRidge, periods: ['2', '3'] }] }

const create = (...answers: readonly Answer[]) =>
  visit('/educators/create', { as: lorraine, answers: [...answers, ...educatorAnswers()] })
type Page = Awaited<ReturnType<typeof create>>

const field = (name: string) => screen.getByLabelText(name)
const button = (name: string) => screen.getByRole('button', { name })

async function fill(page: Page) {
  await pasteInto(page.user, field('Name'), 'Thuy Nguyen')
  await pasteInto(page.user, field('Grades'), '7')
  await pasteInto(page.user, field('Subject'), 'Science')
}

async function chooseSchool(page: Page, name: string) {
  await page.user.click(screen.getByRole('combobox', { name: 'School' }))
  await page.user.click(await screen.findByRole('option', { name }))
}

describe('a new educator', () => {
  test('is added, and their page opens', async () => {
    const page = await create(reply(add, anEducator({ id: 77, name: 'Thuy Nguyen' })))
    expect(document.title).toBe('Create educator | Corridor')
    await fill(page)
    await chooseSchool(page, 'Copper Ridge Middle School')
    await page.user.click(screen.getByRole('checkbox', { name: 'Period 3' }))
    await page.user.click(button('Add educator'))

    expect(await screen.findByText('Educator added')).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/educators/77'))
    expect(page.sent(add).map(({ body }) => body)).toEqual([
      {
        name: 'Thuy Nguyen',
        grades: '7',
        subject: 'Science',
        room: '',
        periods: ['3'],
        email: null,
        externalId: null,
        hiredOn: null,
        isActive: true,
        schools: [{ schoolId: 2, startsOn: '2026-10-22', endsOn: null }],
      },
    ])
  })

  test('offers the periods of the school chosen', async () => {
    const page = await create()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await chooseSchool(page, 'Juniper Street Elementary School')

    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    expect(screen.getByRole('checkbox', { name: 'Block 1' })).toBeTruthy()
  })

  test('has the only school there is', async () => {
    const answers = educatorAnswers(anEducatorList(), anEducator(), onlyRidge)
    await visit('/educators/create', { as: marisol, answers })

    expect(screen.getByRole('combobox', { name: 'School' })).toHaveProperty('value', copperRidge.name)
  })

  test('says at each field what is missing, and goes to the first', async () => {
    const page = await create()
    await page.user.click(button('Add educator'))

    expect(await screen.findByText('Enter the educator’s name.')).toBeTruthy()
    expect(screen.getByText('Enter the grades, such as K–2 or 8.')).toBeTruthy()
    expect(screen.getByText('Enter what they teach, such as Math.')).toBeTruthy()
    expect(screen.getByText('Choose a school.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Name'))
    expect(page.sent(add)).toEqual([])
  })

  test('keeps everything when the server finds a fault', async () => {
    const said = 'Another educator of your district has this number.'
    const page = await create(refuse(add, 'invalid-request', { externalId: said }))
    await fill(page)
    await chooseSchool(page, 'Copper Ridge Middle School')
    await page.user.type(field('Number in the HR system, optional'), 'HR-17')
    await page.user.click(button('Add educator'))

    expect(await screen.findByText(said)).toBeTruthy()
    expect(field('Name')).toHaveProperty('value', 'Thuy Nguyen')
    expect(document.activeElement).toBe(field('Number in the HR system, optional'))
  })

  test('has at least one school, and no last day before the first', async () => {
    const page = await create()
    await fill(page)
    await page.user.type(field('Until, optional'), '2026-10-21')
    await page.user.click(button('Add educator'))
    expect(await screen.findByText('End on the first day or later.')).toBeTruthy()

    await page.user.click(button('Remove school 1'))
    await page.user.click(button('Add educator'))
    expect(await screen.findByText('Choose a school.')).toBeTruthy()
    expect(page.sent(add)).toEqual([])
  })

  test('is not left without asking', async () => {
    const page = await create()
    await fill(page)
    await page.user.click(button('Cancel'))
    await page.user.click(await screen.findByRole('button', { name: 'Discard' }))

    await waitFor(() => expect(address()).toBe('/educators'))
  })

  test('is for those who look after educators', async () => {
    const { sent } = await visit('/educators/create', { as: omar })

    expect(address()).toBe('/403')
    expect(sent(choices)).toEqual([])
  })
})

describe('an educator on the list', () => {
  async function edit(shown = anEducator(), offered = {}, ...answers: readonly Answer[]) {
    const usual = educatorAnswers(anEducatorList(), shown, offered)
    const page = await visit('/educators/24', { as: marisol, answers: [...answers, ...usual] })
    await page.user.click(button('Edit'))
    await screen.findByLabelText('Name')
    return page
  }

  test('is changed in place', async () => {
    const page = await edit(anEducator(), {}, reply(change, anEducator({ room: 'Room 301' })))
    expect(button('Save changes')).toHaveProperty('disabled', true)
    await page.user.clear(field('Room, optional'))
    await page.user.type(field('Room, optional'), 'Room 301')
    await page.user.click(screen.getByRole('radio', { name: 'Inactive' }))
    await page.user.click(button('Save changes'))

    expect(await screen.findByText('Educator saved')).toBeTruthy()
    expect(screen.getByText(/Room 301/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(page.sent(change)).toMatchObject([
      { path: '/api/educators/24', body: { room: 'Room 301', isActive: false, periods: ['3', '5'] } },
    ])
  })

  test('keeps the schools that somebody else looks after', async () => {
    const far = { school: { id: 9, name: 'Lantern Hill' }, startsOn: '2026-08-17', endsOn: null }
    const shown = anEducator({ schools: [far, ...anEducator().schools] })
    const page = await edit(shown, onlyRidge, reply(change, shown))
    expect(screen.getByText('Lantern Hill: Since Aug 17, without an end. This stays as it is.')).toBeTruthy()
    await page.user.type(field('Until, optional'), '2027-05-28')
    await page.user.click(button('Save changes'))

    await screen.findByText('Educator saved')
    expect(page.sent(change)).toMatchObject([
      {
        body: {
          schools: [
            { schoolId: 2, startsOn: '2023-08-21', endsOn: '2027-05-28' },
            { schoolId: 9, startsOn: '2026-08-17', endsOn: null },
          ],
        },
      },
    ])
  })

  test('added at the door is confirmed without a change', async () => {
    const page = await edit(anEducator({ isProvisional: true }), {}, reply(change, anEducator()))
    await page.user.click(button('Save and confirm'))

    expect(await screen.findByText('Educator confirmed')).toBeTruthy()
    expect(screen.queryByText('To confirm')).toBeNull()
  })

  test('stays as they were when the editing is given up', async () => {
    const page = await edit()
    await page.user.type(field('Name'), ' Jr.')
    await page.user.click(button('Cancel'))
    const question = within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }))
    await page.user.click(question.getByRole('button', { name: 'Discard' }))

    expect(await screen.findByRole('region', { name: 'Timeline' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Omar Haddad')
    expect(page.sent(change)).toEqual([])
  })
})
