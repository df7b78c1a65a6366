import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { framed, usualChoices } from '../framed.ts'
import { setCards } from '../sets/set-cards.ts'
import { behindSet, openSet, versionChoices } from '../sets/set-source.ts'
import type { Reading } from '../source.ts'
import { eachLookFor } from './each-look-for.ts'
import { evidenceCard } from './evidence.ts'
import { schoolsCard, taughtCards } from './group-grids.ts'
import { monthByMonth } from './month-by-month.ts'
import { monthsOfEach } from './month-points.ts'
import { otherAnswers } from './other-answers.ts'
import { reportedSet } from './reported-set.ts'
import { seenTogether } from './seen-together.ts'

const LOOK_FORS = 11

/** The report of how often each look-for of a set was observed. */
export async function lookForReport(
  context: Reading,
  configurationId: number,
  query: ReportAsked,
): Promise<Report> {
  const source = await openSet(context, LOOK_FORS, configurationId, query)
  const set = reportedSet(source)
  const [cards, evidence, versions, choices] = await Promise.all([
    setCards(source, 'look-fors', null, () => {
      const monthsOf = monthsOfEach(source, set)
      return [
        eachLookFor(source, set, monthsOf),
        ...otherAnswers(source, set),
        ...monthByMonth(source, set, monthsOf),
        ...schoolsCard(source, set),
        ...seenTogether(source, set),
        ...taughtCards(source, set),
      ]
    }),
    evidenceCard(source, set),
    versionChoices(source),
    usualChoices(source),
  ])
  return framed(source, {
    title: `Look-fors: ${source.set.name}`,
    cards: [...cards, ...evidence],
    behind: behindSet(source),
    choices: { ...choices, versions, tools: [] },
  })
}
