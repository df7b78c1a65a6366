import type { OpenedVisit, Report } from '@corridor/contract/reports/report'
import { useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../frame/use-user.ts'
import { reportBehind } from '../address/opened-by.ts'
import type { KnownNames } from './asked-words.ts'

/** Of the person's schools, of the visits that are shown, and of the report they came from, if it is still here. */
export function useKnownNames(search: URLSearchParams, visits: readonly OpenedVisit[]): KnownNames {
  const { schools } = useUser()
  const [path = ''] = reportBehind(search).split('?')
  const [[, report] = []] = useQueryClient().getQueriesData<Report>({ queryKey: [path] })
  return {
    schools: distinct([...schools, ...(report?.choices.schools ?? []), ...visits.map((it) => it.school)]),
    observers: distinct([...(report?.choices.observers ?? []), ...visits.map((it) => it.observer)]),
    educators: distinct(visits.map((it) => it.educator)),
  }
}

function distinct<Named extends { readonly id: number }>(all: readonly Named[]): Named[] {
  return [...new Map(all.map((it) => [it.id, it])).values()]
}
