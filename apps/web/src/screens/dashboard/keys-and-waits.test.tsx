import { contract } from '@corridor/contract/contract'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reply } from '../../testing/fake-server.ts'
import { visit } from '../../testing/render-screen.tsx'
import { aDashboard, wholeCoverage } from '../../testing/samples/sample-dashboard.ts'
import { marisol } from '../../testing/samples/sample-people.ts'

const [, victor] = wholeCoverage.rows

const open = (coverage = wholeCoverage) =>
  visit('/', { as: marisol, answers: [reply(contract.dashboard.show, aDashboard({ coverage }))] })

const card = (name: string) => within(screen.getByRole('region', { name }))
const toTable = { name: 'Table of Coverage by educator' }

test('Who next says of somebody visited today just that', async () => {
  const rows = victor ? [{ ...victor, schoolDaysSince: 0, isVisitedToday: true }] : []
  await open({ ...wholeCoverage, rows })

  expect(card('Who next').getByText('Visited today')).toBeTruthy()
})

test('Who next says on a Saturday of somebody visited on Friday that no school day went by', async () => {
  const rows = victor ? [{ ...victor, schoolDaysSince: 0, isVisitedToday: false }] : []
  await open({ ...wholeCoverage, rows })

  expect(card('Who next').getByText('No school day since last visit')).toBeTruthy()
})

test('key T turns the chart that has the focus into its table and back, and no other', async () => {
  const { user } = await open()
  const coverage = card('Coverage')
  await user.keyboard('t')
  expect(coverage.getByRole('button', toTable)).toBeTruthy()

  act(() => coverage.getAllByRole('link')[0]?.focus())
  await user.keyboard('t')
  expect(coverage.getByRole('button', { name: 'Chart of Coverage by educator' })).toBe(document.activeElement)
  expect(coverage.getByRole('columnheader', { name: 'School days since last visit' })).toBeTruthy()

  await user.keyboard('t')
  expect(coverage.getByRole('button', toTable)).toBeTruthy()
})
