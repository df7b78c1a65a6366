import type { Report, ReportCard } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { framed, usualChoices } from '../framed.ts'
import { setCards } from '../sets/set-cards.ts'
import { behindSet, openSet, versionChoices } from '../sets/set-source.ts'
import type { Reading } from '../source.ts'
import { domainsCard } from './domains.ts'
import { educatorGrids } from './educator-grids.ts'
import { levelsByIndicator } from './levels-by-indicator.ts'
import { observersCard } from './observers.ts'
import { periodsCard } from './periods.ts'
import { reportedRubric } from './reported-rubric.ts'
import { selfRatings } from './self-ratings.ts'

const RUBRICS = 9

/** The report of which levels of a rubric were recorded, indicator by indicator. */
export async function rubricReport(
  context: Reading,
  configurationId: number,
  query: ReportAsked,
): Promise<Report> {
  const source = await openSet(context, RUBRICS, configurationId, query)
  const rubric = reportedRubric(source)
  const [levels, others, grids, observers, periods, versions, choices] = await Promise.all([
    setCards(source, 'levels', null, () => [levelsByIndicator(source, rubric)]),
    setCards(source, 'domains', null, () => [...selfRatings(source, rubric), ...domainsCard(source, rubric)]),
    educatorGrids(source, rubric),
    observersCard(source, rubric),
    periodsCard(context, source, rubric),
    versionChoices(source),
    usualChoices(source),
  ])
  const below = [...observers, ...others]
  const isBesideGrid = grids.some(({ views }) => views)
  return framed(source, {
    title: `Rubric: ${source.set.name}`,
    cards: [...levels, ...grids, ...(isBesideGrid ? below : filling(below)), ...periods],
    behind: behindSet(source),
    choices: { ...choices, versions, tools: [] },
  })
}

/** Where no grid of educators stands beside them, narrow cards have the width of the page. */
function filling(cards: readonly ReportCard[]): ReportCard[] {
  const size = cards.filter((it) => it.size === 'third').length > 1 ? 'half' : 'full'
  return cards.map((card) => (card.size === 'third' ? { ...card, size } : card))
}
