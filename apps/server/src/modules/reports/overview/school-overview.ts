import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import type { UserId } from '@corridor/domain/people/ids'
import { framed, usualChoices } from '../framed.ts'
import { openSource, type Reading } from '../source.ts'
import type { TallySum } from '../tally/figures.ts'
import { aboutData } from './about-data.ts'
import { headline } from './headline.ts'
import { schoolBySchool } from './school-by-school.ts'
import { stepsCard } from './steps-card.ts'
import { toolCards } from './tool-cards.ts'
import { toolsUsed } from './tools-used.ts'
import { visitsPerWeek } from './visits-per-week.ts'
import { whenAndWho } from './when-and-who.ts'

/** The overview of one school, several or all. */
export async function schoolOverview(context: Reading, query: ReportAsked): Promise<Report> {
  const source = await openSource(context, query, 'for an overview')
  // The cards are made at once: they share the visits, and none waits for what another asks besides.
  const { all, educators, observers } = (await source.counts()).total
  const [choices, ...cards] = await Promise.all([
    usualChoices(source, source.counted.isTallied ? openedBy(observers) : undefined),
    headline(source),
    visitsPerWeek(source),
    whenAndWho(source),
    toolCards(source),
    schoolBySchool(source),
    stepsCard(source),
    toolsUsed(source),
    aboutData(source),
  ])
  return framed(source, {
    title: 'School overview',
    unoffered: ['educators', 'configuration'],
    cards: cards.flatMap((it) => it ?? []),
    behind: { visits: all, educators: educators.size, observers: observers.size },
    choices,
  })
}

function openedBy(observers: TallySum['observers']): UserId[] {
  return [...observers].flatMap(([id, { open }]) => (open > 0 ? [id] : []))
}
