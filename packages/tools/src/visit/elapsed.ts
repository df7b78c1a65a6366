import { durationWords } from '@corridor/domain/clock/duration-words'
import type { Visit } from '../definition/tool.ts'

/** “7:31”: the time since the visit began, whichever of its tools noted it. Times are said so while capturing. */
export function elapsedIn(
  { begunAt, startedAt }: Pick<Visit, 'begunAt' | 'startedAt'>,
  at: string | number,
): string {
  const instant = typeof at === 'number' ? at : Date.parse(at)
  return durationWords(Math.max(0, instant - Date.parse(begunAt ?? startedAt)))
}
