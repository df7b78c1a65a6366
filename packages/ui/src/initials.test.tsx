import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Initials } from './initials.tsx'

test.each([
  ['Marisol Okafor', 'MO'],
  ['Ana María de la Cruz', 'AC'],
  ['Cher', 'C'],
  ['𠮷田 𩸽', '𠮷𩸽'],
])('the initials of %s are %s', (name, initials) => {
  expect(render(<Initials name={name} />).container.textContent).toBe(initials)
})
