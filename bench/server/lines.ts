import { type Reader, textOf } from './reader.ts'

export const people = ['marisol', 'lorraine', 'vera'] as const
type Person = (typeof people)[number]
export type Readers = Readonly<Record<Person, Reader>>

/** One request that is measured again and again. */
export interface Line {
  readonly name: string
  /** Marisol is the principal of one school; Lorraine administers the district; Vera sees its sums. */
  readonly who: Person
  readonly path: string
  readonly goal?: Goal
}

/** The most that meets a goal. Times are beyond the barest call. */
interface Goal {
  readonly p50: number
  readonly p99?: number
}

export const BAREST: Line = { name: 'Who am I, the barest call', who: 'marisol', path: '/auth/user' }

const SCHOOL: Goal = { p50: 10, p99: 30 }
const DISTRICT: Goal = { p50: 100 }
const HOME: Goal = { p50: 15 }
const SEARCH: Goal = { p50: 30 }

export async function reportLines(readers: Readers): Promise<Line[]> {
  const [lookFors, rubric, educator] = await Promise.all([
    mostUsed(readers.lorraine, 'look-for'),
    mostUsed(readers.lorraine, 'rubric'),
    someEducator(readers.marisol),
  ])
  const overview = '/reports/school-overview'
  return [
    { name: 'School overview of one school', who: 'marisol', path: overview, goal: SCHOOL },
    { name: 'School overview of the district', who: 'lorraine', path: overview, goal: DISTRICT },
    { name: 'The same for a district viewer', who: 'vera', path: overview, goal: DISTRICT },
    { name: 'Look-fors of one school', who: 'marisol', path: `/reports/look-fors/${lookFors}`, goal: SCHOOL },
    {
      name: 'Look-fors of the district',
      who: 'lorraine',
      path: `/reports/look-fors/${lookFors}`,
      goal: DISTRICT,
    },
    { name: 'Rubric of one school', who: 'marisol', path: `/reports/rubrics/${rubric}`, goal: SCHOOL },
    { name: 'Rubric of the district', who: 'lorraine', path: `/reports/rubrics/${rubric}`, goal: DISTRICT },
    { name: 'One educator', who: 'marisol', path: `/reports/educators/${educator}`, goal: SCHOOL },
    { name: 'Visits behind a figure, first page', who: 'marisol', path: '/reports/visits' },
    { name: 'The same of the district', who: 'lorraine', path: '/reports/visits' },
  ]
}

export const otherLines: readonly Line[] = [
  { name: 'Home of one school', who: 'marisol', path: '/dashboard', goal: HOME },
  { name: 'Home of the district', who: 'lorraine', path: '/dashboard', goal: HOME },
  { name: 'Home of a district viewer', who: 'vera', path: '/dashboard', goal: HOME },
  { name: 'Search, one word', who: 'lorraine', path: '/search?search=bell', goal: SEARCH },
  { name: 'Search, a subject and a grade', who: 'lorraine', path: '/search?search=math%208', goal: SEARCH },
  { name: 'Observations of one school, first page', who: 'marisol', path: '/observations' },
  { name: 'Observations of the district, first page', who: 'lorraine', path: '/observations' },
  { name: 'Educators of one school', who: 'marisol', path: '/educators' },
  { name: 'Educators of the district', who: 'lorraine', path: '/educators' },
  { name: 'Snapshot for a device, one school', who: 'marisol', path: '/device/snapshot' },
  { name: 'Snapshot for a device, the district', who: 'lorraine', path: '/device/snapshot' },
]

/** The look-for set or the rubric with the most visits of the school year. */
async function mostUsed(reader: Reader, kind: 'look-for' | 'rubric'): Promise<number> {
  const text = textOf(await reader.ask(`/reports/sets?kind=${kind}`))
  const { items }: { items: readonly { id: number; visits: number }[] } = JSON.parse(text)
  const [first] = items.toSorted((a, b) => b.visits - a.visits)
  if (!first) throw new Error(`The sample has no ${kind} report.`)
  return first.id
}

/** The id of the educator whom somebody visited last. */
async function someEducator(reader: Reader): Promise<number> {
  const { items }: { items: readonly { educator: { id: number } }[] } = JSON.parse(
    textOf(await reader.ask('/reports/visits')),
  )
  const [first] = items
  if (!first) throw new Error('The sample has no visit.')
  return first.educator.id
}
