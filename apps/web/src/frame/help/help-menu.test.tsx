import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reply } from '../../testing/fake-server.ts'
import { visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { marisol } from '../../testing/samples/sample-people.ts'

test('Help leads to the keys, and to whom one writes; closing the keys gives the focus back', async () => {
  const { user } = await visit('/', { as: marisol, answers: [reply(contract.dashboard.show, aDashboard())] })
  const help = screen.getByRole('button', { name: 'Help' })
  await user.click(help)

  const support = await screen.findByRole('menuitem', { name: 'Write to support' })
  expect(support.getAttribute('href')).toBe('mailto:support@corridor.example')
  await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(help))
})
