import '../../../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openDevice } from '../../../../device/open-device.ts'
import { type Answer, refuse, reply } from '../../../../testing/fake-server.ts'
import { visit } from '../../../../testing/render-screen.tsx'
import { aSavedObservation, aSnapshot, idOf } from '../../../../testing/samples/sample-observations.ts'
import { aUser, marisol } from '../../../../testing/samples/sample-people.ts'

const { open: openOne, readers } = contract.observations
const { send } = contract.visits

/** Opens a completed visit of the person’s own. */
function open(as: typeof marisol, ...answers: readonly Answer[]) {
  const saved = aSavedObservation()
  const educator = {
    name: 'Omar Haddad',
    email: 'omar@alder-valley.example',
    hasAccount: true,
    way: 'account' as const,
  }
  return visit(`/observations/2/send/${idOf(1)}`, {
    as,
    answers: [
      reply(contract.device.snapshot, aSnapshot(saved)),
      reply(openOne, saved),
      reply(readers, { educator, colleagues: [] }),
      ...answers,
    ],
  })
}

describe('somebody who no longer observes', () => {
  const noLonger = /^You no longer observe in this district.*Your work is kept\./

  test('reads that in place of the form', async () => {
    const page = await open(aUser({ roles: ['teacher'] }))

    expect((await screen.findByRole('alert')).textContent).toMatch(noLonger)
    expect(screen.getByRole('heading', { name: 'This cannot be sent' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Send|Try again/ })).toBeNull()
    expect(page.sent(send)).toEqual([])
  })

  test('and finds out only now keeps what they wrote', async () => {
    const { user } = await open(marisol, refuse(send, 'no-longer-observing'))
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'How did it feel?')
    await user.click(screen.getByRole('button', { name: 'Send to Omar' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(noLonger)
    expect((await openDevice(marisol.id)).find(idOf(1))?.goal).toBe('completed')
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveProperty(
      'value',
      'How did it feel?',
    )
  })
})
