import type { Question } from '../counted.ts'
import type { Said } from '../said.ts'
import { conferences, replies, steps } from './agreed.ts'
import { glance } from './glance.ts'
import { lookForGrids, rubricGrids } from './grids.ts'
import { questions } from './questions.ts'
import { focuses, ribbons, standardRuns } from './records.ts'
import { runs } from './runs.ts'
import { type Story, storyOf } from './story.ts'
import { timeline } from './timeline.ts'

/** The whole report about one educator once more, from what was recorded. */
export function recountEducator(question: Question, id: number): Said {
  const story = storyOf(question, id)
  return {
    ...figures(story),
    ...steps(story),
    ...timeline(story),
    ...conferences(story),
    ...replies(story),
  }
}

export function figures(story: Story): Said {
  return {
    ...glance(story),
    ...runs(story),
    ...questions(story),
    ...ribbons(story),
    ...lookForGrids(story),
    ...rubricGrids(story),
    ...standardRuns(story),
    ...focuses(story),
  }
}
