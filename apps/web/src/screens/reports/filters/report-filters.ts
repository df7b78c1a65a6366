import { type FilterName, filterNames, filterTitles } from '@corridor/contract/reports/filter-titles'
import type { ReportChoices } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { purposeTitles } from '@corridor/domain/observation/observation-words'
import { shortSchool } from '../../../people/short-school.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

export interface ReportFilter {
  readonly name: FilterName
  readonly title: string
  readonly choices: readonly Choice[]
  /** The values as they stand in the address; none chosen means all. */
  readonly chosen: readonly string[]
}

/** The filters of a report; one without anything to choose from is left out. */
export function filtersOf(choices: ReportChoices, asked: ReportAsked): ReportFilter[] {
  const all = choicesOf(choices)
  return filterNames
    .filter((name) => all[name].length > 0)
    .map((name) => {
      const chosen = asked[name]?.map(String) ?? []
      const [one, many] = filterTitles[name]
      const isMany = chosen.length > 1 || (name === 'schools' && chosen.length === 0 && all[name].length > 1)
      return { name, title: isMany ? many : one, choices: all[name], chosen }
    })
}

function choicesOf(choices: ReportChoices): Record<FilterName, Choice[]> {
  return {
    versions: choices.versions.map(({ version, label }) => ({ value: String(version), label })),
    schools: choices.schools.map(({ id, name }) => ({ value: String(id), label: name })),
    grades: choices.grades.map(itself),
    subjects: choices.subjects.map(itself),
    tools: choices.tools.map(({ id, title }) => ({ value: String(id), label: title })),
    observers: choices.observers.map(({ id, name }) => ({ value: String(id), label: name })),
    purposes: choices.purposes.map((value) => ({ value, label: purposeTitles[value] })),
  }
}

function itself(value: string): Choice {
  return { value, label: value }
}

/** “All 6”, “Copper Ridge”, “2 of 6” */
export function chosenWords({ name, choices, chosen }: ReportFilter): string {
  const [only] = chosen.length === 0 ? choices : choices.filter(({ value }) => chosen.includes(value))
  const isOne = chosen.length === 1 || (chosen.length === 0 && choices.length === 1)
  if (isOne && only) return name === 'schools' ? shortSchool(only.label) : only.label
  if (chosen.length === 0) return name === 'schools' ? `All ${choices.length}` : 'All'
  return `${chosen.length} of ${choices.length}`
}

/** How many filters are set; first and last day count as one. */
export function setCount({ from, to, ...rest }: ReportAsked): number {
  const others = Object.values(rest).filter((it) => it !== undefined).length
  return others + (from || to ? 1 : 0)
}
