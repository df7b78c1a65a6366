import { OpenedAsked, ReportAsked } from '@corridor/contract/reports/report-asked'
import type * as z from 'zod/mini'
import { faultWords } from './fault-words.ts'

type Name = keyof OpenedAsked

const several = [
  'schools',
  'grades',
  'subjects',
  'purposes',
  'tools',
  'versions',
  'observers',
  'educators',
] as const satisfies readonly Name[]
const single = ['from', 'to', 'configuration'] as const satisfies readonly Name[]
const severalNarrower = [
  'periods',
  'parts',
  'weekdays',
  'items',
  'values',
  'together',
  'records',
  'rated',
] as const satisfies readonly Name[]
const singleNarrower = ['follow', 'short', 'open'] as const satisfies readonly Name[]

interface Read<Asked> {
  readonly asked: Asked
  /** What is wrong with the address, in a sentence; null: nothing. */
  readonly fault: string | null
}

/** What an address asks of a report. An unknown name is left out; an invalid value is told. */
export function readAsked(search: URLSearchParams): Read<ReportAsked> {
  return read(ReportAsked, {}, partsIn(search, several, single))
}

/** What an address asks of the visits behind a figure. */
export function readOpened(search: URLSearchParams): Read<OpenedAsked> {
  return read(
    OpenedAsked,
    {},
    partsIn(search, [...several, ...severalNarrower], [...single, ...singleNarrower]),
  )
}

function read<Asked>(schema: z.ZodMiniType<Asked>, nothing: Asked, parts: object): Read<Asked> {
  const { success, data, error } = schema.safeParse(parts)
  if (success) return { asked: data, fault: null }
  const fields = error.issues.map(({ path, message }) => [path.map(String).join('.'), message] as const)
  return { asked: nothing, fault: faultWords(Object.fromEntries(fields)) }
}

/** The parts of an address, lists in bracket form; an address typed by hand may leave the brackets out. */
function partsIn(search: URLSearchParams, lists: readonly Name[], values: readonly Name[]) {
  const found = [
    ...lists.map((name) => [name, filled([...search.getAll(`${name}[]`), ...search.getAll(name)])] as const),
    ...values.map((name) => [name, search.get(name) ?? ''] as const),
  ]
  return Object.fromEntries(found.filter(([, value]) => value.length > 0))
}

function filled(values: readonly string[]): string[] {
  return values.filter((it) => it !== '')
}
