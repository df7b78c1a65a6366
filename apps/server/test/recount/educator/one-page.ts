import type { EducatorTab } from '@corridor/contract/people/educator-page'
import { line, type Said } from '../said.ts'
import { conferences, goals, replies } from './agreed.ts'
import { lookForGrids, rubricGrids } from './grids.ts'
import { figures } from './one-educator.ts'
import { ofTalks, type Story } from './story.ts'
import { linesOf, ownDrafts, timeline } from './timeline.ts'

const [AT_A_GLANCE, A_PART] = [10, 25]

/** What stands on a tab of the page about an educator; of the visits one part after another. */
export function recountTab(story: Story, tab: EducatorTab): Said[] {
  const drafts = ownDrafts(story)
  switch (tab) {
    case 'overview': {
      const lines = timeline(story, { most: AT_A_GLANCE, drafts, skipped: 0 })
      return [{ ...levelsAlone(figures(story)), ...lines }]
    }
    case 'visits': {
      const parts = Math.ceil(linesOf(story, drafts).length / A_PART) || 1
      return Array.from({ length: parts }, (_, n) => ({
        ...timeline(story, { most: A_PART, drafts, skipped: n * A_PART }),
        ...replies(story),
      }))
    }
    case 'evidence':
      return [{ ...rubricGrids(story), ...lookForGrids(story) }]
    case 'goals': {
      const set = goals(ofTalks(story))
      return [set.length > 0 ? { goals: [line('As the last conference set them'), ...set] } : {}]
    }
    case 'conferences':
      return [conferences(story)]
  }
}

/** Cards of rubrics with their line and levels alone; the evidence stands on a tab of its own. */
function levelsAlone(said: Said): Said {
  const cards = Object.entries(said)
  return Object.fromEntries(
    cards.map(([key, blocks]) => [key, key.startsWith('rubric-') ? blocks.slice(0, 2) : blocks]),
  )
}
