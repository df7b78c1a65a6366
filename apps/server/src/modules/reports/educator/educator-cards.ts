import type { ReportCard } from '@corridor/contract/reports/report'
import { conferenceCard } from './conference-card.ts'
import { focusCard } from './focus-card.ts'
import { glanceCard } from './glance-card.ts'
import type { EducatorStory } from './load-educator.ts'
import { lookForCards } from './look-for-card.ts'
import { questionCard } from './question-card.ts'
import { repliesCard } from './replies-card.ts'
import { ribbonCard } from './ribbon-card.ts'
import { rubricCards } from './rubric-card.ts'
import { runCard } from './run-card.ts'
import { runTools } from './run-tools.ts'
import { standardCard } from './standard-card.ts'
import { stepsCard } from './steps-card.ts'
import { timelineCard } from './timeline-card.ts'
import type { Telling } from './tool-visits.ts'
import { openingsOf } from './visit-openings.ts'

/** All cards about an educator's visits; what was never recorded has none. */
export function educatorCards(story: EducatorStory): ReportCard[] {
  const telling = { ...story, opens: openingsOf(story) }
  const { first, questions, others } = figuresOf(telling)
  return [
    ...first,
    ...stepsCard(telling),
    ...questions,
    ...timelineCard(telling),
    ...others,
    ...conferenceCard(telling),
    ...repliesCard(telling),
  ]
}

/** The cards with figures, where steps and the timeline stand beside. */
export function figureCards(telling: Telling): ReportCard[] {
  const { first, questions, others } = figuresOf(telling)
  return [...first, ...questions, ...others]
}

function figuresOf(telling: Telling) {
  const [onTask = [], ...runs] = runTools.map((it) => runCard(telling, it))
  return {
    first: [...glanceCard(telling), ...onTask],
    questions: questionCard(telling),
    others: [
      ...runs.flat(),
      ...ribbonCard(telling),
      ...lookForCards(telling),
      ...rubricCards(telling),
      ...standardCard(telling),
      ...focusCard(telling),
    ],
  }
}
