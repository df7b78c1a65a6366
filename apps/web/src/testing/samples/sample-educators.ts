import { contract } from '@corridor/contract/contract'
import type * as z from 'zod/mini'
import { type Answer, reply } from '../fake-server.ts'
import { copperRidge, juniperStreet } from './sample-people.ts'

type List = z.input<typeof contract.educators.list.response>
type Row = List['items'][number]
type Shown = z.input<typeof contract.educators.show.response>
type Step = Shown['steps'][number]
type Card = Shown['cards'][number]

/** Omar’s row on the list, in his room this period, unless told otherwise. */
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

/** A line of a timeline: day, tool, what became of it, observer; and the tool’s id. */
type Line = readonly [string, string, string, string, number]

export const threeLines: readonly Line[] = [
  ['Oct 21', 'Higher-Level Questioning', 'Ready to send', 'Marisol Okafor', 4],
  ['Oct 20', 'On Task', 'Read Oct 20', 'Ben Halvorsen', 2],
  ['Oct 20', 'Narrative Corner', 'Replied Oct 21', 'Ben Halvorsen', 5],
]

export function aTimeline(lines: readonly Line[] = threeLines): Card {
  const idOf = (place: number) => `0197a1b2-7c3d-7e4f-8a5b-${String(place).padStart(12, '0')}`
  return {
    key: 'timeline',
    title: 'Timeline',
    line: '2 visits',
    size: 'third',
    blocks: [
      {
        kind: 'table',
        title: 'Timeline',
        isTimeline: true,
        table: {
          columns: ['Date', 'Tool', 'Status', 'Observer'].map((title) => ({ title })),
          rows: lines.map(([day, tool, status, observer]) => [day, tool, status, observer]),
          records: lines.map(([, , status, , toolTypeId], place) => ({
            id: idOf(place),
            toolTypeId,
            isDraft: status.startsWith('Draft'),
          })),
        },
      },
    ],
  }
}

/** A report card with two visits at a glance. */
const aGlance: Card = {
  key: 'glance',
  title: 'At a glance',
  line: '2 visits',
  size: 'full',
  blocks: [
    {
      kind: 'facts',
      items: [
        { label: 'Visits', value: '2', note: '2 observers, 3 tools' },
        { label: 'Last visit', value: 'Yesterday', note: 'Wed, Oct 21' },
      ],
    },
  ],
}

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
    steps: [openStep, masteredStep],
    mayChange: true,
    mayAddSteps: true,
    isInvited: false,
    mayInvite: false,
    asOf: '2026-10-22T15:31:00.000Z',
    span: { from: '2026-08-17', to: '2026-10-22' },
    choices: {
      spans: [
        { label: 'School year 2026–27', from: '2026-08-17', to: '2026-10-22' },
        { label: 'School year 2025–26', from: '2025-08-18', to: '2026-05-29' },
      ],
      tools: [{ id: 2, title: 'On Task' }],
    },
    counts: { visits: 2, conferences: 1 },
    notices: [],
    cards: [aGlance, aTimeline()],
    next: null,
    mayExport: false,
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

/** The answers to the educators’ pages, as a district administrator gets them. */
export function educatorAnswers(
  list = anEducatorList(),
  shown = anEducator(),
  offered: Partial<typeof choices> = {},
): Answer[] {
  return [
    reply(contract.educators.list, list),
    reply(contract.educators.choices, { ...choices, ...offered }),
    reply(contract.educators.show, shown),
  ]
}
