import type { Block } from '@corridor/domain/report/block'
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OpenFigure } from '../open-figure.tsx'
import { ReportCards } from './report-cards.tsx'

const opens = { query: 'weekdays[]=2', visits: 24 }
const table = {
  columns: [{ title: 'Weekday' }, { title: 'Visits', isNumber: true }],
  rows: [['Tue', '24']],
  opens: [[null, opens]],
}
const tallies: Block = {
  kind: 'chart',
  title: 'Counts by weekday',
  chart: { shape: 'tallies', groups: [{ title: 'Weekday', rows: [{ label: 'Tue', n: 24 }] }] },
  table,
  n: 24,
  counted: '24 visits',
}

function draw(...blocks: Block[]) {
  render(
    <MantineProvider env="test">
      <OpenFigure value={({ query }) => `/visits?${query}`}>
        <ReportCards
          cards={[{ key: 'when', title: 'When', line: '24 visits', size: 'third', blocks, opens }]}
        />
      </OpenFigure>
    </MantineProvider>,
  )
}

test('the one figure of a card has its buttons in the head of the card, and no head of its own', () => {
  draw(tallies, { kind: 'note', text: 'Counted once.' })
  const card = within(screen.getByRole('region', { name: 'When' }))

  expect(card.queryByText('Counts by weekday')).toBeNull()
  expect(card.queryByText('n = 24 visits')).toBeNull()
  expect(card.getByText('Counted once.')).toBeTruthy()
  expect(card.getByRole('button', { name: 'CSV of When' })).toBeTruthy()
  expect(card.queryByRole('table')).toBeNull()
  fireEvent.click(card.getByRole('button', { name: 'Table of When' }))

  expect(card.getByRole('link', { name: '24 visits, Tue, Visits: 24' }).getAttribute('href')).toBe(
    '/visits?weekdays[]=2',
  )
  fireEvent.click(card.getByRole('button', { name: 'Chart of When' }))
  expect(card.queryByRole('table')).toBeNull()
})

test('of several figures each has a head of its own; a table alone needs no other', () => {
  draw(tallies, { kind: 'table', title: 'Seen together', table })

  expect(screen.getByRole('heading', { name: 'Counts by weekday' })).toBeTruthy()
  expect(screen.getByText('n = 24 visits')).toBeTruthy()
  expect(screen.getAllByRole('button').map((it) => it.getAttribute('aria-label'))).toEqual([
    'Table of Counts by weekday',
    'CSV of Counts by weekday',
    'CSV of Seen together',
  ])
})

test('of several views of a figure one is shown, with its own line and buttons', () => {
  const grid = (title: string): Block => ({ kind: 'table', title, table: { columns: [{ title }], rows: [] } })
  const views = [
    { value: 'recent', label: 'Most recent', line: 'Most recent level.', block: 0 },
    { value: 'median', label: 'Median', line: 'Median level.', block: 1 },
  ]
  const blocks = [grid('Newest'), grid('Middle')]
  render(
    <MantineProvider env="test">
      <ReportCards
        cards={[{ key: 'grid', title: 'Educators', line: 'A to Z', size: 'full', blocks, views }]}
      />
    </MantineProvider>,
  )
  expect(screen.getByText('Most recent level.')).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Newest'])
  fireEvent.click(screen.getByRole('radio', { name: 'Median' }))

  expect(screen.getByText('Median level.')).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Middle'])
  expect(screen.getByRole('button', { name: 'CSV of Educators, median' })).toBeTruthy()
})

test('a fact and the line of a card lead to their visits', () => {
  draw({ kind: 'facts', items: [{ label: 'Sent in time', value: '71 of 84', opens }] })

  expect(screen.getByRole('link', { name: '24 visits, Sent in time: 71 of 84' }).textContent).toBe('71 of 84')
  expect(screen.getByRole('link', { name: '24 visits, When: 24 visits' })).toBeTruthy()
})

test('the table of a trend is at hand beside its chart, where a wide screen shows both', () => {
  const rate = { share: 0.5, low: 0.3, high: 0.7 }
  const trend = (title: string): Block => ({
    kind: 'chart',
    title,
    chart: {
      shape: 'trend',
      points: [{ label: 'Oct', words: '10 of 20', rate, begins: null, isBreak: false }],
    },
    table: { columns: [{ title: 'Month' }], rows: [['Oct']] },
    n: 20,
    counted: '20 visits',
  })
  draw(trend('A1, by month'), trend('A2, by month'), tallies)

  const beside = document.querySelectorAll('figure[data-beside]')
  expect([...beside].map((it) => it.querySelector('h3')?.textContent)).toEqual([
    'A1, by month',
    'A2, by month',
  ])
  for (const it of beside) expect(it.querySelector('table')?.textContent).toBe('MonthOct')

  // A wide screen shows one of them, which somebody chooses.
  const others = () =>
    [...document.querySelectorAll('figure[data-other]')].map((it) => it.querySelector('h3')?.textContent)
  expect(others()).toEqual(['A2, by month'])
  fireEvent.change(screen.getByRole('combobox', { name: /: shown$/ }), { target: { value: '1' } })
  expect(others()).toEqual(['A1, by month'])
})

test('the same figure of two cards goes by the name of its card, too', () => {
  const cards = ['Every Classroom', 'Literacy'].map((title) => ({
    key: title,
    title,
    line: '',
    size: 'half' as const,
    blocks: [{ kind: 'table' as const, title: 'Each look-for', table }],
  }))
  render(
    <MantineProvider env="test">
      <OpenFigure value={({ query }) => `/visits?${query}`}>
        <ReportCards cards={cards} />
      </OpenFigure>
    </MantineProvider>,
  )

  expect(screen.getByRole('region', { name: 'Every Classroom: Each look-for, table' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Literacy: Each look-for, table' })).toBeTruthy()
})
