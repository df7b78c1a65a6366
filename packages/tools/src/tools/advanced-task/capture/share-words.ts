import { shareOf } from '@corridor/domain/words/count-words'
import type { Visit } from '../../../definition/tool.ts'
import type { AdvancedTaskCapture, AdvancedTaskConfig } from '../advanced-task.shape.ts'
import { levelTitles } from '../engagement.ts'
import { countLevels, eachLevel, isSeen, looksWhere } from '../rounds.ts'
import { sampledIn } from '../seats.ts'

/** The share in words, which waits for the last round: one that shows early steers the observer. */
export function shareHint(
  capture: AdvancedTaskCapture,
  { plannedRounds }: AdvancedTaskConfig,
  { endedAt }: Visit,
): string {
  const seats = sampledIn(capture)
  const done = capture.rounds.filter((round) => isSeen(round, seats)).length
  if (done < plannedRounds && endedAt === null)
    return `Shares show after round ${plannedRounds},\nalways with the four levels.`
  const looks = looksWhere(capture)
  if (looks.length === 0) return 'Nobody was seen yet.'
  const counts = countLevels(looks)
  return eachLevel((level) => unbroken(`${levelTitles[level]} ${shareOf(counts[level], looks.length)}`))
}

/** Words that stay together: in a line that is too long, only whole levels go to the next. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0')
}
