import { contract } from '@corridor/contract/contract'
import type * as z from 'zod/mini'
import { reply } from '../fake-server.ts'
import { copperRidge, juniperStreet } from './sample-people.ts'

type Shown = z.input<typeof contract.reports.schoolOverview.response>
type Opened = z.input<typeof contract.reports.visits.response>
type OpenedVisit = Opened['items'][number]

const terms = [
  { label: 'School year', from: '2026-08-17', to: '2027-05-28' },
  { label: 'Term 1', from: '2026-08-17', to: '2026-10-23' },
]

const choices: Shown['choices'] = {
  spans: terms,
  schools: [copperRidge, juniperStreet],
  grades: ['6', '7', '8'],
  subjects: ['Math', 'Science'],
  purposes: ['walkthrough', 'formal'],
  tools: [{ id: 2, title: 'On Task' }],
  versions: [],
  observers: [
    { id: 11, name: 'Marisol Okafor' },
    { id: 12, name: 'Ben Halvorsen' },
  ],
}

/** The school overview of a small district, with one figure that opens Tuesdays. */
export function aReport({ choices: offered = {}, ...details }: Details = {}): Shown {
  return {
    title: 'School overview',
    subtitle: '2 schools · Aug 17 to Oct 22, 2026 · 89 visits, 24 educators, 3 observers',
    asOf: '2026-10-22T15:31:00.000Z',
    span: { from: '2026-08-17', to: '2027-05-28' },
    chosen: [],
    notices: [],
    cards: [
      {
        key: 'headline',
        title: 'Headline counts',
        line: '89 visits',
        size: 'full',
        blocks: [{ kind: 'facts', items: [{ label: 'Visits', value: '89', note: '9 instructional weeks' }] }],
        opens: { query: 'weekdays[]=2', visits: 24 },
      },
      {
        key: 'tools',
        title: 'Tools used',
        line: '89 visits',
        size: 'half',
        blocks: [
          {
            kind: 'table',
            title: 'Tools',
            table: {
              columns: [{ title: 'Tool' }, { title: 'Visits', isNumber: true }],
              rows: [['=On Task', '15']],
            },
          },
        ],
      },
    ],
    ...details,
    choices: { ...choices, ...offered },
  }
}

type Details = Partial<Omit<Shown, 'choices'>> & { readonly choices?: Partial<Shown['choices']> }

export const overview = (details: Details = {}) => reply(contract.reports.schoolOverview, aReport(details))

export function anOpenedVisit(number: number, details: Partial<OpenedVisit> = {}): OpenedVisit {
  const id = (place: number) => `0197a1b2-7c3d-7e4f-8a5b-${String(number * 100 + place).padStart(12, '0')}`
  return {
    visitId: id(0),
    startedAt: '2026-10-20T16:00:00Z',
    educator: { id: 24, name: 'Omar Haddad' },
    observer: { id: 11, name: 'Marisol Okafor' },
    school: copperRidge,
    purpose: 'walkthrough',
    tools: [{ id: id(1), toolTypeId: 2, status: 'sent' }],
    ...details,
  }
}
