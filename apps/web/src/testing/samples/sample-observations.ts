import { contract } from '@corridor/contract/contract'
import type { Delivery } from '@corridor/contract/observations/delivery'
import type { Snapshot } from '@corridor/contract/observations/device'
import { SavedObservation } from '@corridor/contract/observations/observations'
import { ObservationDocument } from '@corridor/domain/observation/observation'
import type * as z from 'zod/mini'
import { type Answer, reply } from '../fake-server.ts'
import { copperRidge } from './sample-people.ts'

type List = z.input<typeof contract.observations.list.response>
type Row = List['items'][number]
type Shown = z.input<typeof contract.observations.show.response>
type ShownRecord = Shown['record']

const ON_TASK = 2
const CONFIGURATION = 5

/** The id of the n-th observation. */
export const idOf = (number: number) => `0199b0c1-7c3d-7e4f-8a5b-${String(number).padStart(12, '0')}`

/** A delivery to Omar, mailed and not opened yet, unless told otherwise. */
export function aDelivery(details: Partial<Delivery> = {}): Delivery {
  return {
    id: idOf(801),
    name: 'Omar Haddad',
    isEducator: true,
    hasAccount: true,
    address: null,
    state: 'sent',
    at: null,
    trouble: null,
    waitsUntil: null,
    isHeld: false,
    mayTryAgain: false,
    ...details,
  }
}

/** Marisol’s visit to Omar as a row of her list, unless told otherwise. */
export function anObservationRow(details: Partial<Row> = {}): Row {
  return {
    id: idOf(1),
    visitId: idOf(901),
    toolTypeId: ON_TASK,
    status: 'sent',
    purpose: 'walkthrough',
    startedAt: '2026-10-21T16:11:00Z',
    sentAt: '2026-10-22T15:40:00Z',
    educator: { id: 24, name: 'Omar Haddad' },
    observer: { id: 11, name: 'Marisol Okafor' },
    school: copperRidge,
    isMine: true,
    isAboutMe: false,
    isOutOfReach: false,
    delivery: { name: 'Omar Haddad', isEducator: true, state: 'sent', trouble: null },
    asksMe: false,
    isAhead: false,
    ...details,
  }
}

export function anObservationList(details: Partial<List> = {}): List {
  const items = details.items ?? [anObservationRow()]
  const place = { next: null, previous: null, first: items.length > 0 ? 1 : 0, found: items.length }
  return { items, ...place, ...details }
}

export function aRecord(details: Partial<ShownRecord> = {}): ShownRecord {
  return {
    version: 1,
    school: copperRidge.name,
    observer: 'Marisol Okafor',
    toolTypeId: ON_TASK,
    educator: { name: 'Omar Haddad', grades: '8', subject: 'Math', room: 'Room 224' },
    purpose: 'walkthrough',
    isAnnounced: false,
    timeZone: 'America/Denver',
    startedAt: '2026-10-21T16:11:00Z',
    endedAt: '2026-10-21T16:21:00Z',
    period: '3',
    partOfLesson: 'middle',
    studentsPresent: 26,
    message: 'How did the pause feel?',
    blocks: [
      {
        kind: 'facts',
        items: [{ label: 'On task', value: '104 of 130 (80%)', note: 'all sweeps together' }],
      },
      {
        kind: 'chart',
        title: 'What students did',
        chart: {
          shape: 'stacked-bars',
          parts: [{ key: 'on', label: 'On task' }],
          bars: [{ label: 'Sweep 1', values: { on: 20 } }],
        },
        table: { columns: [{ title: 'Sweep' }, { title: 'On task', isNumber: true }], rows: [['1', '20']] },
        n: 5,
        counted: '5 sweeps',
      },
      { kind: 'note', text: 'One sweep began late.' },
    ],
    ...details,
  }
}

/** An observation that Marisol sent, as she sees it. */
export function anObservation(details: Partial<Shown> = {}): Shown {
  return {
    id: idOf(1),
    toolTypeId: ON_TASK,
    status: 'sent',
    version: 1,
    revision: 4,
    observer: { id: 11, name: 'Marisol Okafor' },
    educator: { id: 24, name: 'Omar Haddad' },
    schoolId: 1,
    record: aRecord(),
    copies: [{ version: 1, sentAt: '2026-10-22T15:40:00Z', reopenedBecause: null }],
    mayReadCopies: true,
    deliveries: [
      aDelivery({ state: 'opened', at: '2026-10-22T18:05:00Z' }),
      aDelivery({ id: idOf(802), name: 'Priya Raman', isEducator: false, state: 'queued' }),
    ],
    sharedWith: ['Priya Raman'],
    openedBy: [],
    isOutOfReach: false,
    link: null,
    asking: null,
    isAboutMe: false,
    replies: [],
    invitations: [],
    sentAt: '2026-10-22T15:40:00Z',
    acknowledgedAt: null,
    conflicts: 0,
    hasLate: false,
    mayEdit: false,
    maySend: false,
    mayReopen: true,
    mayAcknowledge: false,
    mayReply: false,
    others: [],
    steps: [],
    apart: [],
    ...details,
  }
}

/** The document of a visit to Omar, as a device writes it. */
export function anObservationDocument(details: Partial<z.input<typeof ObservationDocument>> = {}) {
  return ObservationDocument.parse({
    format: 1,
    visitId: idOf(901),
    toolTypeId: ON_TASK,
    toolVersion: 1,
    configurationId: CONFIGURATION,
    configurationVersion: 1,
    educatorId: 24,
    provisional: null,
    educator: { name: 'Omar Haddad', grades: '8', subject: 'Math', room: 'Room 224' },
    schoolId: copperRidge.id,
    purpose: 'walkthrough',
    isAnnounced: false,
    timeZone: 'America/Denver',
    startedAt: '2026-10-21T16:11:00.000Z',
    endedAt: '2026-10-21T16:21:00.000Z',
    context: { period: '3', partOfLesson: null, studentsPresent: 3 },
    privateNotes: 'Nobody reads this.',
    capture: { sweeps: [aSweep] },
    conflicts: [],
    ...details,
  })
}

const aSweep = {
  id: idOf(801),
  startedAt: '2026-10-21T16:12:00.000Z',
  present: 3,
  setting: 'whole-group',
  isLearningActivity: true,
  seats: { 1: 'on-task', 2: 'on-task', 3: 'passive' },
  counts: {},
}

type Saved = z.input<typeof SavedObservation>

export function aSavedObservation(details: Partial<Saved> = {}): SavedObservation {
  const usual = { id: idOf(1), revision: 3, version: 1, status: 'completed', isLate: false }
  return SavedObservation.parse({
    ...usual,
    contributions: [],
    document: anObservationDocument(),
    ...details,
  })
}

/** A device’s snapshot: how On Task is set up, and what is mine and not sent. */
export function aSnapshot(...observations: SavedObservation[]): Snapshot {
  return contract.device.snapshot.response.parse({
    madeAt: '2026-10-22T15:00:00Z',
    timeZone: 'America/Denver',
    sealingKey: btoa('k'.repeat(32)),
    schools: [{ ...copperRidge, periods: [], closedOn: [] }],
    educators: [],
    steps: [],
    observations,
    named: [],
    own: [],
    earlier: [],
    tools: [{ toolTypeId: ON_TASK, position: ON_TASK, schools: null }],
    configurations: [
      {
        id: CONFIGURATION,
        toolTypeId: ON_TASK,
        name: 'On Task',
        version: 1,
        isCurrent: true,
        schoolId: null,
        items: [],
        content: { secondsBetweenSweeps: 120, plannedSweeps: 5, style: 'seats' },
      },
    ],
  })
}

/** The answers to the pages of observations. */
export function observationAnswers(list = anObservationList(), shown = anObservation()): Answer[] {
  return [
    reply(contract.observations.list, list),
    reply(contract.observations.show, shown),
    reply(contract.device.snapshot, aSnapshot()),
  ]
}
