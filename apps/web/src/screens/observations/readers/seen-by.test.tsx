import { contract } from '@corridor/contract/contract'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anObservation } from '../../../testing/samples/sample-observations.ts'
import { SeenBy } from './seen-by.tsx'

test('an educator is “you” also where their account has another name than the record', () => {
  const educator = { id: 24, name: 'Omar Haddad-Lee' }
  const openedBy = [{ name: educator.name, at: '2026-10-22T18:05:00Z' }]
  const read = anObservation({ isAboutMe: true, deliveries: [], educator, openedBy })
  render(<SeenBy observation={contract.observations.show.response.parse(read)} me="Omar" />)

  expect(screen.getByText(/^Can be opened by you, Marisol Okafor/)).toBeTruthy()
  expect(screen.getByText('Opened by you (Oct 22).')).toBeTruthy()
})
