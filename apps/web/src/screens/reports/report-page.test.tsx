import { contract } from '@corridor/contract/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Answer, held, refuse, reply, replyFile, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { demo, lorraine, marisol } from '../../testing/samples/sample-people.ts'
import { aReport, overview } from '../../testing/samples/sample-report.ts'
import { visitReport } from '../../testing/visit-report.ts'

const { schoolOverview, newer, file, lookFor, educator } = contract.reports
const PATH = '/reports/school-overview'

function open(search = '', ...answers: readonly Answer[]) {
  return visitReport(PATH + search, { as: lorraine, answers: answers.length > 0 ? answers : [overview()] })
}

const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('a report has its title, its line, its notices above the cards, and the caution under them', async () => {
  const notice = 'Penrose is left out: fewer than 5 educators.'
  await open('', overview({ notices: [notice] }))

  expect(document.title).toBe('School overview | Corridor')
  expect(screen.getByRole('heading', { level: 1, name: 'School overview' })).toBeTruthy()
  expect(screen.getByText(/· 89 visits, 24 educators, 3 observers$/)).toBeTruthy()
  const card = screen.getByRole('heading', { name: 'Headline counts' })
  expect(screen.getByText(notice).compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(
    screen.getByText(/^Visits are not a random sample of lessons.*makes no overall score\.$/),
  ).toBeTruthy()
  expect(status()).toContain('As of Oct 22, 9:31 AM')
})

test('a view that is chosen stands in the address, beside the filters, and in the way back from visits', async () => {
  const opens = { query: 'weekdays[]=2', visits: 24 }
  const blocks = ['Newest', 'Middle'].map((title) => ({
    kind: 'table' as const,
    title,
    table: { columns: [{ title }], rows: [[`${title} row`]], opens: [[opens]] },
  }))
  const views = [
    { value: 'recent', label: 'Most recent', line: 'Most recent.', block: 0 },
    { value: 'median', label: 'Median', line: 'Median.', block: 1 },
  ]
  const cards = [{ key: 'grid', title: 'Educators', line: '', size: 'full' as const, blocks, views }]
  const { user, sent } = await open('?grades[]=6', overview({ cards }))
  await user.click(screen.getByRole('radio', { name: 'Median' }))

  expect(address()).toBe(`${PATH}?grades[]=6&show[]=median`)
  const link = await screen.findByRole('link', { name: /Middle row/ })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('show[]=median')
  expect(sent(schoolOverview)).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: 'Most recent' }))
  expect(address()).toBe(`${PATH}?grades[]=6`)
})

test('/reports is the school overview, with what was asked', async () => {
  await visitReport('/reports?schools[]=2', { as: lorraine, answers: [overview()] })

  expect(address()).toBe(`${PATH}?schools[]=2`)
})

test('while it loads the shape of it stands there, and says so', async () => {
  const late = held(overview())
  const opened = visit(PATH, { as: lorraine, answers: [late.answer] })
  expect(await screen.findByText('Loading the report…')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'School overview' })).toBeTruthy()
  late.letGo()
  await opened

  expect(await screen.findByRole('heading', { name: 'Tools used' })).toBeTruthy()
})

test('old figures stay, with their time, until the new ones are there', async () => {
  const late = held(overview({ subtitle: 'Grade 6 · 31 visits' }))
  const { user } = await open('', overview(), late.answer)
  await user.click(screen.getByText('Grade'))
  await user.click(await screen.findByLabelText('6'))
  expect(await screen.findByText('Figures from Oct 22, 9:31 AM. Updating…')).toBeTruthy()
  expect(screen.getByText(/· 89 visits, 24 educators/)).toBeTruthy()
  late.letGo()

  expect(await screen.findByText('Grade 6 · 31 visits')).toBeTruthy()
  expect(screen.queryByText(/Updating/)).toBeNull()
})

test('where new figures do not come, the old ones say of when they are', async () => {
  const { user, arrive } = await open('', overview(), refuse(schoolOverview, 'unexpected'), overview())
  await user.click(screen.getByText('Grade'))
  await user.click(await screen.findByLabelText('6'))
  const words = await screen.findByText(/^New figures could not be loaded/)
  expect(words.textContent).toBe(
    'New figures could not be loaded. These figures are from Oct 22, 9:31 AM, with the filters of before.',
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await arrive()
  expect(status()).toContain('As of Oct 22, 9:31 AM')
})

describe('without a connection', () => {
  const isOnline = (is: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
    act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')))
  }
  // The query cache believes the last event, in other tests too.
  afterEach(() => isOnline(true))

  test('the figures say of when they are', async () => {
    await open()
    isOnline(false)

    expect(status()).toContain('Offline. These figures are from Oct 22, 9:31 AM.')
  })

  test('and with nothing loaded it says that reports need one', async () => {
    const { user, arrive } = await open('', unreachable(schoolOverview), overview())
    expect(screen.getByRole('heading', { name: 'Reports need a connection' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await arrive()

    expect(await screen.findByRole('heading', { name: 'Tools used' })).toBeTruthy()
  })

  test('and asks again by itself when there is one', async () => {
    const { arrive } = await open('', unreachable(schoolOverview), overview())
    expect(screen.getByRole('heading', { name: 'Reports need a connection' })).toBeTruthy()
    act(() => void window.dispatchEvent(new Event('online')))
    await arrive()

    expect(await screen.findByRole('heading', { name: 'Tools used' })).toBeTruthy()
  })
})

test('a report that is not there leads where what does not exist leads', async () => {
  await visitReport('/reports/individual-educator/99', {
    as: marisol,
    answers: [refuse(educator, 'educator-not-found')],
  })
  await waitFor(() => expect(address()).toBe('/404'))
})

test('a report with an invalid id leads where what does not exist leads', async () => {
  await visit('/reports/rubric/07', { as: marisol })

  expect(address()).toBe('/404')
})

describe('new visits', () => {
  test('are asked for every minute, and offered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const set = reply(lookFor, aReport({ title: 'Look-fors: Literacy' }))
    const sets = reply(contract.reports.sets, { items: [] })
    const { sent, user } = await visitReport('/reports/custom-look-for/5?grades[]=6', {
      as: lorraine,
      answers: [set, sets, reply(newer, { visits: 3 })],
    })
    expect(sent(newer)).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(await screen.findByText('3 new visits since Oct 22, 9:31 AM.')).toBeTruthy()
    expect(sent(newer).at(-1)?.query).toEqual({
      grades: ['6'],
      configuration: '5',
      since: '2026-10-22T15:31:00.000Z',
    })

    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(sent(lookFor)).toHaveLength(2))
  })
})

describe('taking a report along', () => {
  const saved = () => {
    const names: string[] = []
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((it) => {
      if (it instanceof Blob) blobs.push(it)
      return 'blob:kept'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    return { names, blobs }
  }
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }

  test('the link is copied so that a mail does not cut it', async () => {
    const copied: string[] = []
    const { user } = await open('?grades[]=6')
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
    await user.click(screen.getByRole('button', { name: 'Share link' }))

    expect(await screen.findByText('Link copied')).toBeTruthy()
    expect(copied).toEqual([`${location.origin}${PATH}?grades%5B%5D=6`])
  })

  test('a PDF comes under the server’s name, of the same filters', async () => {
    const { names } = saved()
    const pdf = replyFile(file, 'School overview, Oct 22.pdf', new Uint8Array([37, 80, 68, 70]))
    const { user, sent } = await open('?grades[]=6', overview(), pdf)
    await choose(user, /^PDF/)

    await waitFor(() => expect(names).toEqual(['School overview, Oct 22.pdf']))
    expect(sent(file)[0]?.query).toEqual({ grades: ['6'], report: 'school-overview', format: 'pdf' })
  })

  test('a CSV has every table, and no cell is a formula', async () => {
    const { names, blobs } = saved()
    const { user } = await open('', overview({ chosen: ['Grades: 6 and 7.'] }))
    await choose(user, /^CSV/)

    expect(names).toEqual(['school-overview.csv'])
    const text = await blobs[0]?.text()
    expect(text).toContain('3 observers"\r\nGrades: 6 and 7.\r\n')
    expect(text).toContain('Headline counts\r\nFigure,Value,Note\r\nVisits,89,9 instructional weeks\r\n')
    expect(text).toContain("Tools used: Tools\r\nTool,Visits\r\n'=On Task,15\r\n")
  })

  test('a file that is not made says so', async () => {
    const { user } = await open('', overview(), refuse(file, 'unexpected'))
    await choose(user, /^XLSX/)

    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    expect(dialog.getByText('The file could not be made. Please try again.')).toBeTruthy()
  })

  test('the demo account downloads nothing, and is told', async () => {
    const { names } = saved()
    const { user, sent } = await visitReport(PATH, { as: demo, answers: [overview()] })
    for (const name of [/^PDF/, /^CSV/]) {
      await choose(user, name)
      const dialog = await screen.findByRole('dialog', { name: 'Demo Account' })
      expect(within(dialog).getByText('The demo account opens reports and downloads nothing.')).toBeTruthy()
      fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(screen.queryByRole('button', { name: /^CSV of/ })).toBeNull()
    expect(names).toEqual([])
    expect(sent(file)).toEqual([])
  })
})
