import { contract } from '@corridor/contract/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reply } from '../../../testing/fake-server.ts'
import '../../../testing/own-disc.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { aDelivery, anObservation, aSnapshot, idOf } from '../../../testing/samples/sample-observations.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'

const snapshot = reply(contract.device.snapshot, aSnapshot())

test('names no time, and offers paper, where Corridor has no mail server', async () => {
  const byLink = aDelivery({ state: 'queued', isHeld: true, hasAccount: false })
  const signedIn = aDelivery({ id: idOf(802), name: 'Priya Raman', state: 'queued', isHeld: true })
  const sent = reply(contract.observations.show, anObservation({ deliveries: [byLink, signedIn] }))
  await visit(`/observations/2/view/${idOf(1)}`, { as: marisol, answers: [sent, snapshot] })

  const told = (name: string) =>
    within(screen.getByRole('region', { name: 'Sent to' }))
      .getByText(name)
      .closest('li')?.textContent
  expect(told('Omar Haddad')).toContain('Corridor has no mail server yet. Hand over the PDF meanwhile.')
  expect(told('Priya Raman')).toContain('Corridor has no mail server yet. They can read it in Corridor.')
  expect(screen.queryByText(/when quiet hours end/)).toBeNull()
})
