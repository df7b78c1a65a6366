import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { TargetedCommentConfig } from '../targeted-comment.shape.ts'
import view from './targeted-comment.configure.tsx'

const bank: TargetedCommentConfig['bank'] = [
  { id: 'a', kind: 'note', text: 'One ___', target: '' },
  { id: 'b', kind: 'question', text: 'Two', target: 'Routines' },
]
let value: TargetedCommentConfig

function Frame({ faults = {} }: { readonly faults?: Record<string, string> }) {
  const [shown, setShown] = useState<TargetedCommentConfig>({
    bank,
    mostSent: 3,
    kinds: ['note', 'question'],
  })
  value = shown
  return (
    <MantineProvider>
      <view.Component
        value={{ ...shown }}
        change={(next) => setShown((was) => ({ ...was, ...next }))}
        isReadOnly={false}
        faults={faults}
      />
    </MantineProvider>
  )
}

const words = () => screen.getAllByRole('textbox', { name: 'Words' })

test('the bank is edited, and what was typed stays', () => {
  render(<Frame />)
  fireEvent.click(screen.getByRole('button', { name: 'Add a comment' }))
  fireEvent.change(words()[2] ?? document.body, { target: { value: 'Three' } })
  fireEvent.change(screen.getAllByRole('combobox', { name: 'Kind' })[2] ?? document.body, {
    target: { value: 'strength' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Remove: One ___' }))
  expect(value.bank).toMatchObject([
    { id: 'b', text: 'Two' },
    { kind: 'strength', text: 'Three' },
  ])
})

test('kinds keep their order, and faults stand at their fields', () => {
  render(<Frame faults={{ 'bank.1.text': 'Write the comment.', mostSent: 'Enter at least 1.' }} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Strength' }))
  expect(value.kinds).toEqual(['strength', 'question', 'note'])
  expect(words()[1]?.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Enter at least 1.')).toBeTruthy()
})
