import { shortDayFrom } from '@corridor/domain/calendar/day-words'
import { sum } from '@corridor/domain/numbers/statistics'
import { counted } from '@corridor/domain/words/count-words'
import type { Fact } from '@corridor/tools/definition/tool'
import type { EducatorStory, Told } from './load-educator.ts'
import type { Opens } from './visit-openings.ts'

/** An educator's story, and what opens from its figures. */
export interface Telling extends EducatorStory {
  readonly opens: Opens
}

/** The observations with a tool, from the first; what is being changed has no figures. */
export function toldWith({ told }: EducatorStory, toolTypeId: number): Told[] {
  return told.filter((it) => it.toolTypeId === toolTypeId && it.facts.length > 0)
}

/** “Oct 2”, with the year where it is another one than today's. */
export function dayOf({ today }: EducatorStory, { startedOn }: Pick<Told, 'startedOn'>): string {
  return shortDayFrom(today, startedOn)
}

/** The opening of one visit. */
export function opensVisit({ opens }: Telling, { startedOn, toolTypeId, observerId, configurationId }: Told) {
  return opens({
    on: startedOn,
    tools: [toolTypeId],
    observer: observerId,
    configuration: configurationId,
  })
}

export function countIn(facts: readonly Fact[], item: string, value?: string): number {
  return sum(
    facts.filter((it) => it.item === item && (value === undefined || it.value === value)).map(({ n }) => n),
  )
}

/** “4 visits”, or “The newest 12 of 15 visits” where not all are shown. */
export function newestWords(shown: number, all: number): string {
  return shown < all ? `The newest ${shown} of ${counted(all, 'visit')}` : counted(all, 'visit')
}

/** How many visits stand side by side in a grid. */
export const MOST_COLUMNS = 12
