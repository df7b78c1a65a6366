import type { ReportAsked } from './report-asked.ts'

/** The filters of a report that take several values, in the order in which they stand. */
export const filterNames = [
  'versions',
  'schools',
  'grades',
  'subjects',
  'tools',
  'observers',
  'purposes',
] as const satisfies readonly (keyof ReportAsked)[]
export type FilterName = (typeof filterNames)[number]

export const filterTitles: Readonly<Record<FilterName, readonly [one: string, many: string]>> = {
  versions: ['Version', 'Versions'],
  schools: ['School', 'Schools'],
  grades: ['Grade', 'Grades'],
  subjects: ['Subject', 'Subjects'],
  tools: ['Tool', 'Tools'],
  observers: ['Observer', 'Observers'],
  purposes: ['Purpose', 'Purposes'],
}
