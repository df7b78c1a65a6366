import '../../../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refuse, reply, unreachable } from '../../../../testing/fake-server.ts'
import { address, visit } from '../../../../testing/render-screen.tsx'
import {
  anObservationDocument,
  aSavedObservation,
  aSnapshot,
  idOf,
} from '../../../../testing/samples/sample-observations.ts'
import { marisol } from '../../../../testing/samples/sample-people.ts'

const { open: openOne } = contract.observations

const at = `/observations/2/send/${idOf(1)}`

describe('an observation is sent only if', () => {
  const conflict = {
    id: 'a',
    path: ['privateNotes'],
    mine: 'a',
    theirs: 'b',
    by: 'Marisol Okafor',
    at: '2026-10-21T17:00:00.000Z',
  }

  test.each([
    ['it is finished', aSavedObservation({ status: 'draft' }), /not finished yet/, 'Continue', 'update'],
    [
      'what two devices wrote is settled',
      aSavedObservation({ document: anObservationDocument({ conflicts: [conflict] }) }),
      /Two devices changed/,
      'Compare',
      'update',
    ],
    [
      'it was not sent already',
      aSavedObservation({ status: 'sent' }),
      /has been sent/,
      'See what was sent',
      'view',
    ],
  ])('%s', async (_, saved, words, verb, where) => {
    const answers = [reply(contract.device.snapshot, aSnapshot(saved)), reply(openOne, saved)]
    await visit(at, { as: marisol, answers })

    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(words)
    expect(screen.getByRole('link', { name: verb }).getAttribute('href')).toBe(
      `/observations/2/${where}/${idOf(1)}`,
    )
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  })

  test('it is one’s own', async () => {
    const answers = [reply(contract.device.snapshot, aSnapshot()), refuse(openOne, 'observation-not-found')]
    await visit(at, { as: marisol, answers })

    expect(address()).toBe('/404')
  })

  test('it is on this device, or there is a connection', async () => {
    const answers = [unreachable(contract.device.snapshot), unreachable(openOne)]
    await visit(at, { as: marisol, answers })

    expect(screen.getByText('This needs a connection')).toBeTruthy()
  })
})
