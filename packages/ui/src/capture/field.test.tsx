import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Field } from './field.tsx'

test('a field is named by what stands above it and in it', () => {
  const onChange = vi.fn()
  render(
    <>
      <Field label="Due">{(id) => <input id={id} type="date" />}</Field>
      <Field before="About:">
        {(id) => (
          <select id={id} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
            <option>Nothing</option>
            <option>Routines</option>
          </select>
        )}
      </Field>
    </>,
  )
  expect(screen.getByLabelText('Due')).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'About:' }), { target: { value: 'Routines' } })
  expect(onChange).toHaveBeenCalledWith('Routines')
})
