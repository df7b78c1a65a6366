import { contract } from '@corridor/contract/contract'
import type { Snapshot } from '@corridor/contract/observations/device'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import { customLookFor } from '@corridor/tools/tools/custom-look-for/custom-look-for.tool'
import { targetedComment } from '@corridor/tools/tools/targeted-comment/targeted-comment.tool'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../testing/own-disc.ts'
import { currentDevice } from '../../../device/open-device.ts'
import { type Answer, reply, unreachable } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import {
  anObservationDocument,
  aSavedObservation,
  idOf,
} from '../../../testing/samples/sample-observations.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'
import { aRoster } from '../../../testing/samples/sample-roster.ts'
import { pastVisits } from './past-visits.ts'

const { visits } = contract.device
const CONFERENCE = 10
const QUESTIONING = 4

/** A visit that somebody sent, as the server tells of it. */
const told = (number: number, toolTypeId: number, purpose: Purpose = 'walkthrough') => ({
  observationId: idOf(number),
  toolTypeId,
  purpose,
  timeZone: 'America/Denver',
  observer: 'Ben Halvorsen',
  startedAt: `2026-10-${String(number).padStart(2, '0')}T16:00:00.000Z`,
  figures: [{ label: 'Academic questions', value: '23' }],
})

const ofDay = (number: number, details: Parameters<typeof anObservationDocument>[0]) =>
  aSavedObservation({
    id: idOf(number),
    status: 'completed',
    document: anObservationDocument({ startedAt: `2026-10-${number}T16:00:00.000Z`, ...details }),
  })

const draft = aSavedObservation({ id: idOf(1), status: 'draft' })

/** The past visits that a conference is offered on a device with this snapshot. */
async function found(snapshot: Snapshot, answer: Answer, purpose: Purpose) {
  await visit(`/observations/2/update/${idOf(1)}`, {
    as: marisol,
    answers: [
      ...[reply(contract.device.snapshot, snapshot), answer],
      ...[unreachable(contract.observations.save), reply(contract.observations.open, draft)],
    ],
  })
  await screen.findByRole('heading', { name: /Omar Haddad/ })
  const device = currentDevice()
  const kept = device?.find(idOf(1))
  if (!device || !kept) throw new Error('The draft is not on the device.')
  return pastVisits(device, { ...kept, document: { ...kept.document, toolTypeId: CONFERENCE, purpose } })
}

/** A draft, and visits that were finished on this device: one of them in coaching, one for calibration. */
async function offered(answer: Answer, purpose: Purpose = 'walkthrough') {
  const others = [ofDay(19, { purpose: 'coaching' }), ofDay(18, { purpose: 'calibration' })]
  const observations = [draft, ofDay(20, {}), ...others]
  const past = await found(aRoster({ observations }), answer, purpose)
  return { isWhole: past.isWhole, found: past.visits.map(({ on, tool, by }) => `${on} ${tool} ${by}`) }
}

test('a conference is offered visits that the server knows, and those that only this device has, newest first', async () => {
  const answer = reply(visits, { visits: [told(21, QUESTIONING), told(20, 2), told(18, CONFERENCE)] })

  expect(await offered(answer)).toEqual({
    isWhole: true,
    // The visit of October 20 is told once; a conference is no data for the next, and coaching stays between two.
    found: ['2026-10-21 Higher-Level Questioning Ben Halvorsen', '2026-10-20 On Task Ben Halvorsen'],
  })
})

test('without a connection a conference is offered visits on this device', async () => {
  expect(await offered(unreachable(visits))).toEqual({
    isWhole: false,
    found: ['2026-10-20 On Task Marisol Okafor'],
  })
})

test('a coaching talk may look at coaching', async () => {
  const { found: theirs } = await offered(unreachable(visits), 'coaching')

  expect(theirs).toEqual(['2026-10-20 On Task Marisol Okafor', '2026-10-19 On Task Marisol Okafor'])
})

test('figures of past visits name no look-for that is only for observers by now', async () => {
  const [onTask] = aRoster().configurations
  if (!onTask) throw new Error('There is no set.')
  const { items, ...set } = customLookFor.usual()
  const [first, second] = items
  if (!first || !second) throw new Error('There are no look-fors.')
  const kept = items.map((it) => ({ ...it, isPrivate: it.id === first.id }))
  const sets = [
    { ...onTask, id: 40, toolTypeId: customLookFor.id, content: { ...set, items: kept } },
    { ...onTask, id: 41, toolTypeId: targetedComment.id, content: { ...targetedComment.usual() } },
  ]
  const about = ({ id, prompt }: typeof first, place: number) => ({
    id: idOf(700 + place),
    at: '2026-10-20T16:05:00.000Z',
    kind: 'strength',
    text: 'Seen.',
    bankId: null,
    evidence: [],
    isStep: false,
    stepDueOn: null,
    target: { id: `40:${id}`, code: `P${place}`, title: prompt },
  })
  const comments = ofDay(20, {
    toolTypeId: targetedComment.id,
    toolVersion: targetedComment.version,
    configurationId: 41,
    capture: { comments: [about(first, 1), about(second, 2)] },
  })
  const snapshot = aRoster({ observations: [draft, comments], configurations: [onTask, ...sets] })

  const figures = JSON.stringify((await found(snapshot, unreachable(visits), 'walkthrough')).visits)
  expect(figures).toContain(second.prompt)
  expect(figures).not.toContain(first.prompt)
})
