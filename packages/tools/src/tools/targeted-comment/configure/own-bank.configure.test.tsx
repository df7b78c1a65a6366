import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { TargetedCommentOwn } from '../targeted-comment.shape.ts'
import { OwnBank } from './own-bank.configure.tsx'

let value: TargetedCommentOwn

function Frame() {
  const [shown, setShown] = useState<TargetedCommentOwn>({ bank: [] })
  value = shown
  return (
    <MantineProvider>
      <OwnBank value={shown} change={setShown} isReadOnly={false} faults={{}} />
    </MantineProvider>
  )
}

test('a row that is added is typed into at once, and one that goes leaves the keyboard a place', () => {
  render(<Frame />)
  const add = screen.getByRole('button', { name: 'Add a comment' })
  fireEvent.click(add)
  const words = screen.getByRole('textbox', { name: 'Words' })
  expect(document.activeElement).toBe(words)
  fireEvent.change(words, { target: { value: 'Well begun.' } })
  expect(value.bank).toMatchObject([{ kind: 'strength', text: 'Well begun.', target: '' }])
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Well begun.' }))
  expect(value.bank).toEqual([])
  expect(document.activeElement).toBe(add)
})
