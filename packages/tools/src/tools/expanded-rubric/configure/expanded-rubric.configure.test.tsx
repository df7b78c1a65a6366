import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { teachingPractices } from '../set/shipped/teaching-practices.ts'
import view from './expanded-rubric.configure.tsx'

const change = vi.fn()

function configuring(isReadOnly = false) {
  render(
    <MantineProvider>
      <view.Component value={{ ...teachingPractices }} change={change} isReadOnly={isReadOnly} faults={{}} />
    </MantineProvider>,
  )
}

test('the rules of a rubric are set here, and a link leads to the rubrics for the rest', () => {
  configuring()
  fireEvent.click(screen.getByRole('radio', { name: /^Each level/ }))
  expect(change).toHaveBeenLastCalledWith({
    ...teachingPractices,
    rules: { ...teachingPractices.rules, evidenceFor: 'every' },
  })
  fireEvent.click(screen.getByRole('switch', { name: /^Show an overall number: Off/ }))
  expect(change).toHaveBeenLastCalledWith(
    expect.objectContaining({ rules: { ...teachingPractices.rules, showsOverall: true } }),
  )
  expect(screen.getByRole('link', { name: 'Open the rubrics' }).getAttribute('href')).toBe(
    '/configuration/rubric',
  )
})

test('somebody who may not change the rules reads them', () => {
  configuring(true)
  expect(screen.getByRole('radio', { name: /^The top and the bottom/ })).toHaveProperty('checked', true)
  for (const it of screen.getAllByRole('switch')) expect(it).toHaveProperty('disabled', true)
})
