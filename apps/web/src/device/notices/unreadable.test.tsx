import '../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reply } from '../../testing/fake-server.ts'
import { visit } from '../../testing/render-screen.tsx'
import { aSnapshot } from '../../testing/samples/sample-observations.ts'
import { marisol } from '../../testing/samples/sample-people.ts'

test('a disc that cannot be read is said in words in place of the page, and “Try again” reads it', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Not now', 'UnknownError')
  })
  const answers = [reply(contract.device.snapshot, aSnapshot())]
  const { user } = await visit('/observations/start', { as: marisol, answers })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Corridor could not read what this device keeps.')
  expect(screen.getByRole('button', { name: 'Save a rescue file' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('It still cannot be read.')
  open.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  await screen.findByRole('heading', { name: 'Start an observation' })
  error.mockRestore()
})
