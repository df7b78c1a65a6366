import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

test('what is not found is said, with the page as it is', () => {
  render(<button type="button">Send</button>)
  expect(() => screen.getByText('Sent')).toThrow(/Unable to find an element with the text: Sent[\s\S]*Send/)
})

test('the error of a wait in vain says what was not found, too', async () => {
  render(<button type="button">Send</button>)
  const found = screen.findByRole('button', { name: 'Sent' }, { timeout: 1 })
  await expect(found).rejects.toThrow(/Unable to find role="button" and name "Sent"[\s\S]*Send/)
})
