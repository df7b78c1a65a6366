import type { ReportCard } from '@corridor/contract/reports/report'
import { conferenceCard } from './cards/conference-card.ts'
import { focusCard } from './cards/focus-card.ts'
import { glanceCard } from './cards/glance-card.ts'
import { lookForCards } from './cards/look-for-card.ts'
import { questionCard } from './cards/question-card.ts'
import { repliesCard } from './cards/replies-card.ts'
import { ribbonCard } from './cards/ribbon-card.ts'
import { rubricCards } from './cards/rubric-card.ts'
import { runCard } from './cards/run-card.ts'
import { standardCard } from './cards/standard-card.ts'
import { stepsCard } from './cards/steps-card.ts'
import { timelineCard } from './cards/timeline-card.ts'
import type { EducatorStory } from './load-educator.ts'
import { runTools } from './run-tools.ts'
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
