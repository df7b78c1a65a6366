import { type FilterName, filterNames, filterTitles } from '@corridor/contract/reports/filter-titles'
import type { ReportChoices } from '@corridor/contract/reports/report'
import { purposeTitles } from '@corridor/domain/observation/observation-words'
import { counted } from '@corridor/domain/words/count-words'
import { listed } from '@corridor/domain/words/listed'
import { allTools } from '@corridor/tools/registry/registry'
import type { Source } from '../source.ts'

type Asked = Pick<Source, 'filters' | 'schools' | 'mySchools'>

/**
 * The filters of a report in words, for files and paper, which have no filter bar: “Grades: 6 and 7.” Observers whom
 * the reader has no name of are counted.
 */
export function chosenWords(asked: Asked, { observers }: Pick<ReportChoices, 'observers'>): string[] {
  const labels = labelsOf(asked, observers)
  return filterNames.flatMap((name) => {
    const values = labels[name] ?? []
    const [one, many] = filterTitles[name]
    return values.length === 0 ? [] : [`${values.length === 1 ? one : many}: ${listed(values)}.`]
  })
}

function labelsOf(
  { filters, schools, mySchools }: Asked,
  known: ReportChoices['observers'],
): Partial<Record<FilterName, readonly string[]>> {
  const { versions, grades = [], subjects = [], tools, observers = [], purposes, configuration } = filters
  const named = known.filter(({ id }) => observers.includes(id)).map(({ name }) => name)
  const others = new Set(observers).size - named.length
  return {
    versions: [...new Set(versions)].map((it) => `v${it}`),
    schools: schools.length === mySchools.length ? [] : schools.map(({ name }) => name),
    grades: [...new Set(grades)],
    subjects: [...new Set(subjects)],
    // A report about a set is of its tool, whatever is chosen.
    tools: configuration === undefined ? titlesOf(tools) : [],
    observers: others > 0 ? [...named, counted(others, 'other person', 'other people')] : named,
    purposes: [...new Set(purposes)].map((it) => purposeTitles[it]),
  }
}

function titlesOf(tools: readonly number[] = []): string[] {
  return allTools.filter(({ id }) => tools.includes(id)).map(({ title }) => title)
}
