import '../../../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reply } from '../../../../testing/fake-server.ts'
import { visit } from '../../../../testing/render-screen.tsx'
import { aSavedObservation, aSnapshot, idOf } from '../../../../testing/samples/sample-observations.ts'
import { marisol } from '../../../../testing/samples/sample-people.ts'

const { open: openOne, readers } = contract.observations
const saved = aSavedObservation()

test.each([
  [null, 'They have neither an email address nor an account in Corridor.'],
  ['omar@alder-valley.example', 'Their account is paused.'],
])('an educator whom nothing reaches is named before sending: address %s', async (email, why) => {
  const educator = { name: 'Omar Haddad', email, hasAccount: false, way: 'none' as const }
  await visit(`/observations/2/send/${idOf(1)}`, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, aSnapshot(saved)),
      reply(openOne, saved),
      reply(readers, { educator, colleagues: [] }),
    ],
  })

  expect(await screen.findByText('Nothing will reach Omar Haddad by email.')).toBeTruthy()
  expect(screen.getByText(new RegExp(why))).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add an address for Omar' }) === null).toBe(email !== null)
  // Paper is marked as read by nobody, and goes at no other time; there is no email to look at.
  expect(await screen.findByRole('button', { name: 'Mark as handed over' })).toBeTruthy()
  expect(screen.queryByText(/mark it as read|^Send$/)).toBeNull()
  expect(screen.queryByText('Email')).toBeNull()
})
