import { contract } from '@corridor/contract/contract'
import type { Purpose } from '@corridor/domain/observation-words'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../testing/own-disc.ts'
import { currentDevice } from '../../device/open-device.ts'
import { type Answer, reply, unreachable } from '../../testing/fake-server.ts'
import { visit } from '../../testing/render-screen.tsx'
import { anObservationDocument, aSavedObservation, idOf } from '../../testing/sample-observations.ts'
import { marisol } from '../../testing/sample-people.ts'
import { aRoster } from '../../testing/sample-roster.ts'
import { pastVisits } from './past-visits.ts'

const { visits } = contract.device
const CONFERENCE = 10
const QUESTIONING = 4

/** What the server tells of a visit that somebody sent. */
const told = (number: number, toolTypeId: number, purpose: Purpose = 'walkthrough') => ({
  ...{
    observationId: idOf(number),
    toolTypeId,
    purpose,
    timeZone: 'America/Denver',
    observer: 'Ben Halvorsen',
  },
  startedAt: `2026-10-${String(number).padStart(2, '0')}T16:00:00.000Z`,
  figures: [{ label: 'Academic questions', value: '23' }],
})

/** A draft, and two visits that were finished on this device: one of them in coaching. */
async function offered(answer: Answer, purpose: Purpose = 'walkthrough') {
  const ofDay = (number: number, details: Parameters<typeof anObservationDocument>[0]) =>
    aSavedObservation({
      ...{ id: idOf(number), status: 'completed' },
      document: anObservationDocument({ startedAt: `2026-10-${number}T16:00:00.000Z`, ...details }),
    })
  const draft = aSavedObservation({ id: idOf(1), status: 'draft' })
  const observations = [draft, ofDay(20, {}), ofDay(19, { purpose: 'coaching' })]
  await visit(`/observations/2/update/${idOf(1)}`, {
    as: marisol,
    answers: [
      ...[reply(contract.device.snapshot, aRoster({ observations })), answer],
      ...[unreachable(contract.observations.save), reply(contract.observations.open, draft)],
    ],
  })
  await screen.findByRole('heading', { name: /Omar Haddad/ })
  const device = currentDevice()
  const kept = device?.find(idOf(1))
  if (!device || !kept) throw new Error('The draft is not on the device.')
  const document = { ...kept.document, toolTypeId: CONFERENCE, purpose }
  const { visits: found, isWhole } = await pastVisits(device, { ...kept, document })
  return { isWhole, found: found.map(({ on, tool, by }) => `${on} ${tool} ${by}`) }
}

test('the visits that the server knows, and those on this device that it does not, newest first', async () => {
  const answer = reply(visits, { visits: [told(21, QUESTIONING), told(20, 2), told(18, CONFERENCE)] })

  expect(await offered(answer)).toEqual({
    isWhole: true,
    // The one of October 20 is told once; a talk is no data for the next, and coaching stays between two.
    found: ['2026-10-21 Higher-Level Questioning Ben Halvorsen', '2026-10-20 On Task Ben Halvorsen'],
  })
})

test('without a connection those that are on this device', async () => {
  expect(await offered(unreachable(visits))).toEqual({
    isWhole: false,
    found: ['2026-10-20 On Task Marisol Okafor'],
  })
})

test('a coaching talk may look at coaching', async () => {
  const { found } = await offered(unreachable(visits), 'coaching')

  expect(found).toEqual(['2026-10-20 On Task Marisol Okafor', '2026-10-19 On Task Marisol Okafor'])
})
