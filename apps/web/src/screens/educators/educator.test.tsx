import { contract } from '@corridor/contract/contract'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import {
  anEducator,
  anEducatorList,
  aVisit,
  educatorAnswers,
  exportOf,
} from '../../testing/sample-educators.ts'
import { demo, marisol, omar } from '../../testing/sample-people.ts'

const { choices, show } = contract.educators

const open = (details: Parameters<typeof anEducator>[0] = {}, as = marisol) =>
  visit('/educators/24', { as, answers: educatorAnswers(anEducatorList(), anEducator(details)) })

const card = (name: string) => within(screen.getByRole('region', { name }))
const fact = (title: string) => screen.getAllByText(title)[0]?.parentElement?.textContent

describe('a person’s page', () => {
  test('begins with who they are', async () => {
    await open()

    expect(document.title).toBe('View Educator | Corridor')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Omar Haddad')
    expect(
      screen.getByText(
        'Grade 8 Math · Room 224 · Periods 3 and 5 · Year 4 at Copper Ridge · omar@alder-valley.example',
      ),
    ).toBeTruthy()
    expect(screen.getByText('Here now · Period 3')).toBeTruthy()
    expect(
      screen.getByText('Visits are not a random sample, and being observed changes a lesson.'),
    ).toBeTruthy()
  })

  test('counts visits, observers and steps', async () => {
    await open()

    expect(fact('Visits')).toBe('Visits2this school year')
    expect(fact('Last visit')).toBe('Last visitYesterdayWed, Oct 21')
    expect(fact('Observers')).toBe('Observers2Marisol Okafor, Ben Halvorsen')
    expect(fact('Open steps')).toBe('Open steps1Due tomorrow')
  })

  test('counts no draft as a visit', async () => {
    await open({ visits: [aVisit('10-22', 'Marisol Okafor', [2, 'draft'])], steps: [] })

    expect(fact('Visits')).toBe('Visits0this school year')
    expect(fact('Last visit')).toBe('Last visitNone yetthis school year')
    expect(card('Timeline').getByText('0 visits, 1 draft')).toBeTruthy()
    expect(card('Timeline').getByText('Draft, only you · Marisol Okafor')).toBeTruthy()
  })

  test('lists each visit with its tools, and what became of them', async () => {
    await open()
    const visits = card('Timeline').getAllByRole('list')[0]

    expect([...(visits?.children ?? [])].map((it) => it.textContent)).toEqual([
      'Oct 21Higher-Level QuestioningReady to send · Marisol Okafor',
      'Oct 20On TaskRead · Ben HalvorsenNarrative CornerSent · Ben Halvorsen',
    ])
  })

  test('leads from each to what was seen, and to all of them', async () => {
    await open({ visits: [aVisit('10-22', 'Marisol Okafor', [2, 'draft'], [4, 'sent'])] })
    const links = card('Timeline').getAllByRole('link')

    expect(links.map((it) => it.getAttribute('href')?.replace(/[^/]{36}$/, ''))).toEqual([
      '/observations/2/update/',
      '/observations/4/view/',
      '/observations?educator=24',
    ])
  })

  test('says that there was no visit yet', async () => {
    await open({ visits: [] })

    expect(card('Timeline').getByText('No visit yet this school year.')).toBeTruthy()
  })

  test('leads to an export of the record, for whom that page offers it', async () => {
    const exported = exportOf({ id: 24, name: 'Omar Haddad' })
    await visit('/educators/24', {
      as: marisol,
      answers: [...educatorAnswers().filter(({ spec }) => spec !== contract.exports.list), exported],
    })

    const link = await screen.findByRole('link', { name: 'Export record' })
    expect(link.getAttribute('href')).toBe('/exports?educator=24')
  })

  test('leads nobody else to an export, and the demo account never', async () => {
    const { arrive } = await open()
    await arrive()
    expect(screen.queryByRole('link', { name: 'Export record' })).toBeNull()
    cleanup()

    const { sent } = await open({}, demo)
    expect(screen.queryByRole('link', { name: 'Export record' })).toBeNull()
    expect(sent(contract.exports.list)).toEqual([])
  })

  test('asks managers to confirm who was added at the door', async () => {
    await open({ isProvisional: true })

    expect(screen.getByText(/Check the details with Edit/)).toBeTruthy()
  })
})

describe('who may not change it', () => {
  test('finds no way to, and asks for no choices', async () => {
    const steps = anEducator().steps.map((step) => ({ ...step, mayChange: false }))
    const page = await open({ mayChange: false, mayAddSteps: false, steps }, omar)

    expect(screen.queryByRole('button', { name: /Edit|Add a step|Close|Reopen/ })).toBeNull()
    expect(card('Action steps').getByText('Pause three seconds after each question.')).toBeTruthy()
    expect(page.sent(choices)).toEqual([])
  })

  test('finds no empty card of steps', async () => {
    await open({ mayChange: false, mayAddSteps: false, steps: [] }, omar)

    expect(screen.queryByRole('region', { name: 'Action steps' })).toBeNull()
  })
})

test.each([
  ...['/educators/somebody', '/educators/0', '/educators/1.5'],
  ...['/educators/1e3', '/educators/0x3E8', '/educators/07', '/educators/%207'],
])('%s is not found', async (page) => {
  const { sent } = await visit(page, { as: marisol })

  expect(address()).toBe('/404')
  expect(sent(show)).toEqual([])
})

test('somebody out of sight is not found', async () => {
  await visit('/educators/99', { as: marisol, answers: [refuse(show, 'educator-not-found')] })

  expect(address()).toBe('/404')
})
