import fc from 'fast-check'

/** What is made in a random district, by places in its lists of people and tools. */
export interface Planned {
  readonly educator: number
  readonly observer: number
  readonly day: string
  readonly hour: number
  readonly minutes: number | null
  readonly purpose: 'walkthrough' | 'coaching' | 'formal' | 'learning-walk' | 'calibration'
  readonly status: 'draft' | 'completed' | 'sent'
  readonly isAhead: boolean
  readonly period: string | null
  readonly part: 'beginning' | 'middle' | 'end' | null
  /** The tools of a visit; the same one may be used twice. */
  readonly tools: readonly ToolName[]
  /** A number from which marks and scores follow. */
  readonly dice: number
}

export const toolNames = ['on-task', 'set-1', 'set-2', 'rubric', 'noticing', 'comments'] as const
export type ToolName = (typeof toolNames)[number]

/** Of the educators, those with a place below this are at the first of two schools. */
export const AT_FIRST = 6
export const EDUCATORS = 11
const OBSERVERS = 5
const COACH = 2

/** The edges of months, of a year that has ended, and of none. */
const days = [
  '2026-05-31',
  '2026-08-16',
  '2026-08-17',
  '2026-08-31',
  '2026-09-01',
  '2026-09-15',
  '2026-09-30',
  '2026-10-01',
  '2026-10-21',
  '2026-10-22',
]

const visit = (tools: fc.Arbitrary<ToolName[]>): fc.Arbitrary<Planned> =>
  fc.record({
    educator: fc.nat(EDUCATORS - 1),
    observer: fc.nat(OBSERVERS - 1),
    day: fc.constantFrom(...days),
    hour: fc.integer({ min: 14, max: 20 }),
    minutes: fc.option(fc.integer({ min: 1, max: 40 })),
    purpose: fc.constantFrom(
      'walkthrough',
      'walkthrough',
      'coaching',
      'formal',
      'learning-walk',
      'calibration',
    ),
    status: fc.constantFrom('sent', 'sent', 'sent', 'completed', 'draft'),
    isAhead: fc.constantFrom(false, false, false, false, false, true),
    period: fc.constantFrom('1', '2', null),
    part: fc.constantFrom('beginning', 'middle', 'end', null),
    tools,
    dice: fc.nat(1_000_000),
  })

/** Visits to everybody of a school in the same month, so that what is closed reaches five educators. */
const wave = fc
  .record({
    day: fc.constantFrom(...days.slice(2)),
    isFirst: fc.boolean(),
    purpose: fc.constantFrom('coaching', 'walkthrough'),
    tool: fc.constantFrom(...toolNames),
    dice: fc.nat(1_000_000),
  })
  .map(({ day, isFirst, purpose, tool, dice }): Planned[] => {
    const places = Array.from({ length: EDUCATORS }, (_, place) => place)
    const theirs = places.filter((it) => it < AT_FIRST === isFirst)
    return theirs.map((educator) => ({
      educator,
      observer: purpose === 'coaching' ? COACH : isFirst ? 0 : 3,
      day,
      hour: 15,
      minutes: 12,
      purpose,
      status: 'sent',
      isAhead: false,
      period: '3',
      part: null,
      tools: [tool],
      dice: dice + educator,
    }))
  })

function planOf(tools: fc.Arbitrary<ToolName[]>, most: number): fc.Arbitrary<Planned[]> {
  return fc
    .tuple(
      fc.array(visit(tools), { minLength: most / 2, maxLength: most }),
      fc.array(wave, { minLength: 2, maxLength: 5 }),
    )
    .map(([single, waves]) => [...single, ...waves.flat()])
}

/** A plan with several tools in a visit, one of them perhaps twice. */
export const plan = planOf(fc.array(fc.constantFrom(...toolNames), { minLength: 1, maxLength: 3 }), 30)
/** A plan with mostly one tool a visit, so that enough educators come together in one kind of visit. */
export const planOfFewTools = planOf(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...toolNames).map((it) => [it]) },
    { weight: 2, arbitrary: fc.constant([...toolNames].slice(0, 2)) },
  ),
  40,
)
