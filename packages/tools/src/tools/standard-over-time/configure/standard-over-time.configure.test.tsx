import type { JsonObject } from '@corridor/domain/data/json'
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { standardOverTime } from '../standard-over-time.tool.ts'
import view from './standard-over-time.configure.tsx'

const usual = standardOverTime.usual()
let value: JsonObject

function Frame({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const [shown, setShown] = useState<JsonObject>(usual)
  value = shown
  return <view.Component value={shown} change={setShown} isReadOnly={isReadOnly} faults={{}} />
}

function configuring(isReadOnly = false) {
  render(
    <MantineProvider>
      <Frame isReadOnly={isReadOnly} />
    </MantineProvider>,
  )
}
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (name: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } })

test('a standard is added with a code, words and the scale of the one before', () => {
  configuring()
  tap('Add a standard')
  type('Code', '8.EE.7')
  type('What is to be seen', 'Students solve linear equations in one variable')
  type('Level 3', 'Fluent')

  const { standards } = standardOverTime.config.parse(value)
  expect(standards).toHaveLength(usual.standards.length + 1)
  expect(standards.at(-1)).toMatchObject({
    code: '8.EE.7',
    levels: [{}, {}, {}, { value: 3, label: 'Fluent' }],
  })
  expect(standards[0]).toEqual(usual.standards[0])
})

test('levels grow at the top, and a standard can be taken away', () => {
  configuring()
  tap(/^T1/)
  tap('Add a level')
  type('Level 4', 'Beyond')
  expect(standardOverTime.config.parse(value).standards[0]?.levels.at(-1)).toEqual({
    value: 4,
    label: 'Beyond',
  })
  tap('Remove level 4')
  tap('Remove this standard')
  expect(standardOverTime.config.parse(value).standards[0]?.code).toBe('T2')
})

test('the mode is chosen', () => {
  configuring()
  fireEvent.click(screen.getByRole('radio', { name: /^Every five minutes/ }))
  expect(value).toMatchObject({ mode: 'interval' })
})

test('read only, nothing is added or removed', () => {
  configuring(true)
  tap(/^T1/)
  expect(screen.queryByRole('button', { name: /^(Add|Remove)/ })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('readOnly', true)
})
