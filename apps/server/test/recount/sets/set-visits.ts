import { distinct, many } from '../arithmetic.ts'
import { type Question, schoolsAsked, type Visit, visitsOf } from '../counted.ts'
import type { RawObservation } from '../raw.ts'
import { line, type Rows } from '../said.ts'
import type { Used } from '../tools/used.ts'

/** What was recorded with one set or rubric, as far as its marks are shown. */
export interface SetVisits {
  readonly used: Used
  /** All counted visits, closed ones too. */
  readonly all: readonly Visit[]
  readonly shown: readonly Visit[]
  /** Contents of the versions that were used, the newest first. */
  readonly contents: readonly { readonly version: number; readonly content: unknown }[]
  readonly schools: ReturnType<typeof schoolsAsked>
}

export function setVisits(question: Question, tool: number, id: number): SetVisits {
  const asked = { ...question.asked, tools: [tool], configuration: id }
  const all = visitsOf({ ...question, asked })
  const shown = question.reader.seesSums ? all : all.filter(({ isOpen }) => isOpen)
  const versions = question.raw.configuration_versions
    .filter((it) => it.configuration_id === id)
    .toSorted((a, b) => b.version - a.version)
  const rows = shown.flatMap((it) => it.rows)
  const seen = new Set(rows.map((it) => it.configuration_version))
  const found = versions.filter(({ version }) => seen.has(version))
  const settingsOf = (row: RawObservation) =>
    versions.find(({ version }) => version === row.configuration_version)?.content
  return {
    all,
    shown,
    contents: found.length > 0 ? found : versions.slice(0, 1),
    schools: schoolsAsked(question),
    used: {
      today: question.today,
      seesSums: question.reader.seesSums,
      visits: shown.map((visit) => ({ visit, rows: visit.rows })),
      rows,
      settings: versions[0]?.content,
      settingsOf,
    },
  }
}

interface Item {
  readonly id: string
  readonly code: string
}

interface Across<Of> {
  readonly item: Of
  /** The mark behind an item's words, where only an older version has it: “ (v1)”. */
  readonly mark: string
  readonly short: string
}

/**
 * The items of several versions in the order of the newest, which comes first; what only an older one has stands behind
 * its code.
 */
export function acrossVersions<Of extends Item>(
  versions: readonly { readonly version: number; readonly items: readonly Of[] }[],
): Across<Of>[] {
  const [newest, ...older] = versions
  const found = (newest?.items ?? []).map((item): Across<Of> => ({ item, mark: '', short: item.code }))
  const isKnown = ({ id }: Of) => found.some((it) => it.item.id === id)
  for (const { version, items } of older)
    for (const item of items.filter((it) => !isKnown(it))) {
      const twin = found.findLastIndex((it) => it.item.code === item.code)
      const one = { item, mark: ` (v${version})`, short: `${item.code} v${version}` }
      found.splice(twin < 0 ? found.length : twin + 1, 0, one)
    }
  return found
}

/** “4 visits, fewer than 5 educators”; null: enough to be compared. */
export function tooFew(visits: number, educators: number): string | null {
  const words = visits === 1 ? '1 visit' : `${visits} visits`
  if (educators < 5) return `${words}, fewer than 5 educators`
  return visits < 10 ? `${words}, fewer than 10` : null
}

/** “131 visits, 88 educators” */
export function sizeOf(visits: readonly Visit[]): string {
  return `${many(visits.length, 'visit')}, ${many(distinct(visits.map((it) => it.educator)), 'educator')}`
}

/** The note on visits that are counted without their marks. */
export function coachingWords({ all, shown }: SetVisits): Rows[] {
  const n = all.length - shown.length
  if (n === 0) return []
  const words = many(n, 'coaching visit is', 'coaching visits are')
  return [line(`${words} in the total of this report. What was marked in coaching stays between two people.`)]
}
