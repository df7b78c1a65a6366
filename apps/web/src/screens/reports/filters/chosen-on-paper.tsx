import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { listed } from '@corridor/domain/words/listed'
import styles from './on-paper.module.css'
import { filtersOf } from './report-filters.ts'

interface Props {
  readonly report: Pick<Report, 'choices'>
  readonly asked: ReportAsked
}

/** The chosen filters in words, for paper, which has no filter bar. */
export function ChosenOnPaper({ report, asked }: Props) {
  const chosen = filtersOf(report.choices, asked).filter((it) => it.chosen.length > 0)
  if (chosen.length === 0) return null
  const words = chosen.map(({ title, choices, chosen: values }) => {
    const labels = choices.filter(({ value }) => values.includes(value)).map(({ label }) => label)
    return `${title}: ${listed(labels)}.`
  })
  return <p className={styles.paper}>{words.join(' ')}</p>
}
