import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import type { ActorContext } from '../../../http/mount.ts'
import { framed } from '../framed.ts'
import { behindSet, openSet, versionChoices } from '../sets/set-source.ts'
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
  context: ActorContext,
  configurationId: number,
  query: ReportAsked,
): Promise<Report> {
  const source = await openSet(context, RUBRICS, configurationId, query)
  const rubric = reportedRubric(source)
  const cards = [
    levelsByIndicator(source, rubric),
    ...(await educatorGrids(source, rubric)),
    ...(await observersCard(source, rubric)),
    ...selfRatings(source, rubric),
    ...domainsCard(source, rubric),
    ...(await periodsCard(context, source, rubric)),
  ]
  return framed(source, {
    title: `Rubric: ${source.set.name}`,
    cards,
    behind: behindSet(source),
    choices: { versions: await versionChoices(source), tools: [] },
  })
}
