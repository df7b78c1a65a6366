import { contract } from '@corridor/contract/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openedBy, reportBehind } from '../../report/address/opened-by.ts'
import { type Answer, refuse, reply } from '../../testing/fake-server.ts'
import { address } from '../../testing/render-screen.tsx'
import { lorraine, marisol } from '../../testing/samples/sample-people.ts'
import { anOpenedVisit, overview } from '../../testing/samples/sample-report.ts'
import { visitReport } from '../../testing/visit-report.ts'

const { visits } = contract.reports

const found = (details: Partial<Parameters<typeof page>[0]> = {}) =>
  page({ visits: 1, coaching: 0, items: [anOpenedVisit(1)], next: null, ...details })
const page = (body: Parameters<typeof reply<typeof visits>>[1]) => reply(visits, body)

const open = (search: string, ...answers: readonly Answer[]) =>
  visitReport(`/reports/visits${search}`, { as: marisol, answers })

test('a figure opens its visits, by the report’s filters and its own, and the way back keeps them', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-22T18:00:00Z') })
  const { user, arrive, sent } = await visitReport(
    '/reports/school-overview?schools[]=2&purposes[]=walkthrough',
    {
      as: lorraine,
      answers: [overview(), found()],
    },
  )
  await user.click(screen.getByRole('link', { name: '24 visits, Headline counts: 89 visits' }))
  await arrive()

  expect(sent(visits).at(-1)?.query).toEqual({
    schools: ['2'],
    purposes: ['walkthrough'],
    weekdays: ['2'],
  })
  expect(screen.getByRole('heading', { level: 1, name: '1 visit' })).toBeTruthy()
  expect(screen.getByText('Copper Ridge · this school year · Walkthrough · Tuesday')).toBeTruthy()
  const list = within(screen.getByRole('region', { name: 'Visits' }))
  expect(list.getByText('Omar Haddad')).toBeTruthy()
  expect(
    list.getByText('Tue, Oct 20, 10:00 AM · Walkthrough · by Marisol Okafor · Copper Ridge'),
  ).toBeTruthy()
  expect(list.getByRole('link', { name: 'On Task' }).getAttribute('href')).toBe(
    '/observations/2/view/0197a1b2-7c3d-7e4f-8a5b-000000000101',
  )

  await user.click(screen.getByRole('link', { name: 'Back to the report' }))
  await arrive()
  expect(address()).toBe('/reports/school-overview?schools[]=2&purposes[]=walkthrough')
})

describe('the address of a figure', () => {
  const rubric = { kind: 'rubric', id: 9 } as const
  const WHAT = 'C1 Respect, Established: 4 of 9'

  test('names the set of the report, and gives way to what the figure names', () => {
    const opening = {
      query: 'from=2026-10-05&to=2026-10-09&items[]=c1&values[]=level%203&values[]=level%204',
      visits: 4,
    }
    const asked = { from: '2026-08-17', to: '2026-10-22', grades: ['6'] }
    const opened = openedBy({ place: rubric, asked, shown: [] }, opening, WHAT)
    const [, search = ''] = opened.split('?', 2)

    expect([...new URLSearchParams(opened.split('?').slice(1).join('?'))]).toEqual([
      ['grades[]', '6'],
      ['configuration', '9'],
      ['from', '2026-10-05'],
      ['to', '2026-10-09'],
      ['items[]', 'c1'],
      ['values[]', 'level 3'],
      ['values[]', 'level 4'],
      ['figure', WHAT],
      ['report', 'rubric/9?from=2026-08-17&to=2026-10-22&grades[]=6'],
    ])
    expect(reportBehind(new URLSearchParams(search))).toBe(
      '/reports/rubric/9?from=2026-08-17&to=2026-10-22&grades[]=6',
    )
  })

  test('leads back to nothing but a report', () => {
    for (const report of ['', '//evil.example', '../settings/user', 'rubric', 'visits?x=1'])
      expect(reportBehind(new URLSearchParams({ report }))).toBe('/reports/school-overview')
  })
})

test('what was counted is told as the report calls it', async () => {
  await open('?items[]=c1&values[]=3&figure=C1+Respect,+Established:+4+of+9', found())

  expect(screen.getByText('“C1 Respect, Established: 4 of 9”').parentElement?.textContent).toBe(
    'The visits behind “C1 Respect, Established: 4 of 9”',
  )
  expect(screen.getByText('this school year')).toBeTruthy()
})

test('an address that does not say what was counted claims nothing', async () => {
  await open('?items[]=c1', found())

  expect(screen.getByText('this school year · only those that the figure counted')).toBeTruthy()
  expect(screen.queryByText(/^The visits behind/)).toBeNull()
})

test('words of an address about nothing that was counted are not shown', async () => {
  await open('?figure=Anything', found())

  expect(screen.queryByText(/Anything/)).toBeNull()
})

test('coaching is counted in a line of its own', async () => {
  await open('', found({ coaching: 2 }))

  expect(
    screen.getByText('2 coaching visits are counted here and shown only to the two people concerned.'),
  ).toBeTruthy()
})

test('a list of one coaching visit alone is not called empty', async () => {
  await open('', found({ visits: 0, items: [], coaching: 1 }))

  expect(screen.queryByRole('heading', { name: 'No visit here' })).toBeNull()
  expect(
    screen.getByText('1 coaching visit is counted here and shown only to the two people concerned.'),
  ).toBeTruthy()
})

test('a figure without visits says so', async () => {
  await open('?short=yes', found({ visits: 0, items: [] }))

  expect(screen.getByRole('heading', { name: 'No visit here' })).toBeTruthy()
  expect(screen.getByText('this school year · shorter than 3 minutes')).toBeTruthy()
})

test('more visits come below, with the same filters', async () => {
  const first = found({ visits: 2, next: 'abc' })
  const second = found({ visits: 2, items: [anOpenedVisit(2, { educator: { id: 1, name: 'Caleb Munro' } })] })
  const { user, arrive, sent } = await open('?grades[]=6', first, second)
  expect(screen.getByText('The newest 1 of 2 are shown.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await arrive()

  expect(await screen.findByText('Caleb Munro')).toBeTruthy()
  expect(sent(visits).at(-1)?.query).toEqual({ grades: ['6'], after: 'abc' })
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('filters that are not valid are told, and lead back to the report', async () => {
  await open('?from=2026-10-09&to=2026-10-05&report=rubric/9', refuse(visits, 'span-not-valid'))

  expect(screen.getByRole('alert').textContent).toMatch(/^The last day of a report/)
  expect(screen.getByRole('link', { name: 'Reset filters' }).getAttribute('href')).toBe('/reports/rubric/9')
})
