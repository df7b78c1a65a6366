import { contract } from '@corridor/contract/contract'
import type * as z from 'zod/mini'
import { type Answer, reply } from './fake-server.ts'
import { copperRidge, juniperStreet } from './sample-people.ts'

type List = z.input<typeof contract.educators.list.response>
type Row = List['items'][number]
type Shown = z.input<typeof contract.educators.show.response>
type Step = Shown['steps'][number]
type Visit = Shown['visits'][number]

/** Omar, in his room this period, unless told otherwise. */
export function aRow(details: Partial<Row> = {}): Row {
  return {
    id: 24,
    name: 'Omar Haddad',
    grades: '8',
    subject: 'Math',
    room: 'Room 224',
    schools: [copperRidge],
    teachesNow: '3',
    lastVisitOn: '2026-10-21',
    openSteps: 1,
    isActive: true,
    isProvisional: false,
    ...details,
  }
}

export const caleb = aRow({
  id: 1,
  name: 'Caleb Munro',
  grades: '6',
  subject: 'ELA',
  room: 'Room 112',
  teachesNow: null,
  lastVisitOn: null,
  openSteps: 0,
})

const atTheDoor = aRow({
  id: 31,
  name: 'Wanda Ortiz',
  grades: '7',
  subject: 'Art',
  room: '',
  schools: [],
  teachesNow: null,
  lastVisitOn: null,
  openSteps: 0,
  isActive: false,
  isProvisional: true,
})

export function anEducatorList(details: Partial<List> = {}): List {
  const items = details.items ?? [caleb, aRow(), atTheDoor]
  const place = { next: null, previous: null, first: items.length > 0 ? 1 : 0, found: items.length }
  return { items, ...place, mayAdd: true, ...details }
}

export const openStep: Step = {
  id: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
  text: 'Pause three seconds after each question.',
  dueOn: '2026-10-23',
  status: 'open',
  createdBy: 'Marisol Okafor',
  createdOn: '2026-10-09',
  closedOn: null,
  mayChange: true,
}

export const masteredStep: Step = {
  ...openStep,
  id: '0198a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
  text: 'Post the problem before the bell.',
  dueOn: null,
  status: 'mastered',
  createdOn: '2026-09-09',
  closedOn: '2026-10-02',
}

/** A visit on a day of 2026, with tools by their number. */
export function aVisit(day: string, observer: string, ...done: [number, Status][]): Visit {
  const id = (number: number) => `0197a1b2-7c3d-7e4f-8a5b-${day.replace('-', '')}${number}`.padEnd(36, '0')
  return {
    id: id(0),
    startedAt: `2026-${day}T16:00:00Z`,
    observer,
    observations: done.map(([toolTypeId, status], index) => ({ id: id(index + 1), toolTypeId, status })),
  }
}

type Status = Visit['observations'][number]['status']

/** Omar's page, as his principal sees it. */
export function anEducator(details: Partial<Shown> = {}): Shown {
  return {
    today: '2026-10-22',
    id: 24,
    name: 'Omar Haddad',
    email: 'omar@alder-valley.example',
    externalId: null,
    grades: '8',
    subject: 'Math',
    room: 'Room 224',
    periods: ['3', '5'],
    hiredOn: '2023-08-21',
    isActive: true,
    isProvisional: false,
    hasAccount: true,
    teachesNow: '3',
    schools: [{ school: copperRidge, startsOn: '2023-08-21', endsOn: null }],
    visits: [
      aVisit('10-21', 'Marisol Okafor', [4, 'completed']),
      aVisit('10-20', 'Ben Halvorsen', [2, 'acknowledged'], [5, 'sent']),
    ],
    steps: [openStep, masteredStep],
    mayChange: true,
    mayAddSteps: true,
    ...details,
  }
}

const choices: z.input<typeof contract.educators.choices.response> = {
  today: '2026-10-22',
  schools: [
    { ...copperRidge, periods: ['1', '2', '3', '4', '5'] },
    { ...juniperStreet, periods: ['Block 1', 'Block 2'] },
  ],
}

/** What the educators' pages ask for, as a district administrator is answered. */
export function educatorAnswers(
  list = anEducatorList(),
  shown = anEducator(),
  offered: Partial<typeof choices> = {},
): Answer[] {
  return [
    reply(contract.educators.list, list),
    reply(contract.educators.choices, { ...choices, ...offered }),
    reply(contract.educators.show, shown),
    exportOf(null),
  ]
}

/** Whose record can be exported: that of nobody, or of one. */
export function exportOf(educator: { readonly id: number; readonly name: string } | null): Answer {
  const offered = { district: false, schools: [], educators: false, own: true, educator }
  return reply(contract.exports.list, { items: [], choices: offered })
}
