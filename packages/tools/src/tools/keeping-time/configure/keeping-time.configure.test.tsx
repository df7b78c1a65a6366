import type { JsonObject } from '@corridor/domain/data/json'
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { keepingTime } from '../keeping-time.tool.ts'
import view from './keeping-time.configure.tsx'

const usual = keepingTime.usual()
let value: typeof usual

interface Setup {
  readonly isReadOnly?: boolean
  readonly faults?: Readonly<Record<string, string>>
}

function Frame({ isReadOnly = false, faults = {} }: Setup) {
  const [shown, setShown] = useState<JsonObject>(usual)
  value = keepingTime.config.parse(shown)
  return <view.Component value={shown} change={setShown} isReadOnly={isReadOnly} faults={faults} />
}

function configuring(setup: Setup = {}) {
  render(
    <MantineProvider>
      <Frame {...setup} />
    </MantineProvider>,
  )
}
const type = (name: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } })

test('categories are named, hidden and counted as the district does', () => {
  configuring()
  type('Name of O', 'Bell work')
  fireEvent.click(screen.getByRole('switch', { name: 'Show Closure' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bell work counts as instruction' }))

  expect(value.categories.opening).toEqual({ label: 'Bell work', isOn: true, isInstructional: false })
  expect(value.categories.closure.isOn).toBe(false)
  expect(screen.queryByRole('switch', { name: 'Show Not observed' })).toBeNull()
  expect(screen.getByText('The pause, always shown')).toBeTruthy()
})

test('groupings are renamed and removed', () => {
  configuring()
  type('Grouping 2', 'Trios')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Stations' }))

  expect(value.groupings.map(({ label }) => label)).toEqual(['Whole group', 'Trios', 'Pairs', 'Independent'])
  expect(value.groupings[1]?.id).toBe('small-group')
})

test('a fault stands at its field, and whoever may not change it reads it', () => {
  configuring({ isReadOnly: true, faults: { 'groupings.0.label': 'Give it a name.' } })

  expect(screen.getByText('Give it a name.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Add|Remove)/ })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getAllByText('Shown, instruction').length).toBeGreaterThan(0)
})
