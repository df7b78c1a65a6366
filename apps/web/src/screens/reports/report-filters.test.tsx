import { contract } from '@corridor/contract/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { type Answer, refuse } from '../../testing/fake-server.ts'
import { address } from '../../testing/render-screen.tsx'
import { lorraine } from '../../testing/samples/sample-people.ts'
import { overview } from '../../testing/samples/sample-report.ts'
import { visitReport } from '../../testing/visit-report.ts'

const { schoolOverview } = contract.reports
const PATH = '/reports/school-overview'

function open(search = '', ...answers: readonly Answer[]) {
  return visitReport(PATH + search, { as: lorraine, answers: answers.length > 0 ? answers : [overview()] })
}

const filters = () => within(screen.getByRole('region', { name: 'Filters' }))
const values = () =>
  filters()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('each filter states its value; those without a choice are not there', async () => {
  await open('', overview({ choices: { tools: [], subjects: [] } }))

  expect(values()).toEqual([
    ...['Schools All 2', 'Dates School year', 'Grade All'],
    ...['Observer All', 'Purpose All'],
  ])
  expect(filters().queryByRole('link', { name: 'Reset' })).toBeNull()
})

test('what the address asks is sent, shown, and reset', async () => {
  const search =
    '?schools[]=2&from=2026-08-17&to=2026-10-23&grades[]=6&grades[]=7&tools[]=2&observers[]=12&purposes[]=formal&fbclid=x'
  const { user, arrive, sent } = await open(search)

  expect(sent(schoolOverview).at(-1)?.query).toEqual({
    schools: ['2'],
    from: '2026-08-17',
    to: '2026-10-23',
    grades: ['6', '7'],
    tools: ['2'],
    observers: ['12'],
    purposes: ['formal'],
  })
  expect(values()).toEqual([
    ...['School Copper Ridge', 'Dates Term 1', 'Grades 2 of 3', 'Subject All', 'Tool On Task'],
    ...['Observer Ben Halvorsen', 'Purpose Formal'],
  ])

  await user.click(filters().getByRole('link', { name: 'Reset' }))
  await arrive()
  expect(address()).toBe(PATH)
  expect(sent(schoolOverview).at(-1)?.query).toEqual({})
})

test('brackets may be written as codes, and be forgotten', async () => {
  const { sent } = await open('?schools%5B%5D=2&grades=6')

  expect(sent(schoolOverview).at(-1)?.query).toEqual({ schools: ['2'], grades: ['6'] })
})

describe('the way back', () => {
  const choose = async ({ user, arrive }: Awaited<ReturnType<typeof open>>, ...labels: string[]) => {
    for (const label of labels) await user.click(await screen.findByLabelText(label))
    await arrive()
  }
  const back = async ({ router, arrive }: Awaited<ReturnType<typeof open>>, to: string) => {
    await act(() => router.navigate(-1))
    await waitFor(() => expect(address()).toBe(to))
    await arrive()
  }

  test('takes the choices of one go together', async () => {
    const page = await open()
    await page.user.click(filters().getByText('Grade'))
    await choose(page, '6', '8')
    expect(address()).toBe(`${PATH}?grades[]=6&grades[]=8`)

    await back(page, PATH)
    expect(values()).toContain('Grade All')
  })

  test('keeps what was chosen before', async () => {
    const page = await open('?grades[]=6')
    await page.user.click(filters().getByText('Purpose'))
    await choose(page, 'Walkthrough')
    expect(address()).toBe(`${PATH}?grades[]=6&purposes[]=walkthrough`)

    await back(page, `${PATH}?grades[]=6`)
    expect(values()).toContain('Grade 6')
  })
})

test('many choices are searched', async () => {
  const grades = Array.from({ length: 12 }, (_, index) => `Grade ${index + 1}`)
  const { user } = await open('', overview({ choices: { grades } }))
  await user.click(filters().getByText('Grade'))
  const list = () => screen.getAllByRole('checkbox').map((it) => it.closest('li')?.textContent)
  await user.type(await screen.findByRole('searchbox', { name: 'Search: Grade' }), '2')

  expect(list()).toEqual(['Grade 2', 'Grade 12'])
  await user.type(screen.getByRole('searchbox', { name: 'Search: Grade' }), 'x')
  expect(screen.getByText('Nothing here has “2x” in it.')).toBeTruthy()
})

describe('dates', () => {
  test('are a span of the calendar', async () => {
    const { user, arrive } = await open()
    await user.click(filters().getByText('Dates'))
    await user.click(await screen.findByText('Term 1'))
    await arrive()

    expect(address()).toBe(`${PATH}?from=2026-08-17&to=2026-10-23`)
    expect(values()).toContain('Dates Term 1')
  })

  test('or days of one’s own, which are not sent the wrong way round', async () => {
    const { user, arrive, sent } = await open()
    await user.click(filters().getByText('Dates'))
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await screen.findByLabelText('First day')
    type('First day', '2026-10-05')
    type('Last day', '2026-10-01')
    await user.click(screen.getByText('Use these days'))
    expect(screen.getByText('End on the first day or later.')).toBeTruthy()
    expect(sent(schoolOverview)).toHaveLength(1)

    type('Last day', '2026-10-09')
    await user.click(screen.getByText('Use these days'))
    await arrive()
    expect(address()).toBe(`${PATH}?from=2026-10-05&to=2026-10-09`)
    expect(values()).toContain('Dates Oct 5 to Oct 9')
  })
})

describe('an address that asks for nonsense', () => {
  test('is told so, and leads back', async () => {
    const { user, arrive, sent } = await open('?schools[]=abc')
    expect(screen.getByRole('alert').textContent).toBe('Schools: Enter a whole number.')
    expect(sent(schoolOverview)).toEqual([])

    await user.click(screen.getByRole('link', { name: 'Reset filters' }))
    await arrive()
    expect(address()).toBe(PATH)
    expect(screen.getByRole('heading', { name: 'Tools used' })).toBeTruthy()
  })

  test('is told in the words of the server, where only that finds it', async () => {
    await open('?from=2026-10-05&to=2026-10-01', refuse(schoolOverview, 'span-not-valid'))

    expect(screen.getByRole('alert').textContent).toMatch(/^The last day of a report comes after its first/)
    expect(screen.getByRole('link', { name: 'Reset filters' })).toBeTruthy()
  })
})

test('on a phone the filters are in a drawer that says how many are set', async () => {
  const wide = window.matchMedia
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(wide(media), { matches: media.includes('max-width: 47.99em') }),
  )
  const { user, arrive } = await open('?grades[]=6&from=2026-08-17&to=2026-10-23')
  const button = await screen.findByRole('button', { name: 'Filters (2)' })
  expect(values()).toEqual(['Filters (2)'])
  await user.click(button)
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(within(drawer.getByRole('region', { name: 'Grade' })).getByRole('checkbox', { name: '7' }))
  await arrive()

  expect(address()).toBe(`${PATH}?from=2026-08-17&to=2026-10-23&grades[]=6&grades[]=7`)
})
