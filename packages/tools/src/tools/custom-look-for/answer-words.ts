import { durationWords } from '@corridor/domain/clock/duration-words'
import { counted } from '@corridor/domain/words/count-words'
import { NONE, stateTitles } from './answer-types.ts'
import type { LookForCapture, Mark } from './custom-look-for.shape.ts'
import { isMarkedIn, millisecondsOf, runsOf } from './marks.ts'
import type { LookFor } from './set/look-for-set.shape.ts'
import { optionsOf } from './set/set-order.ts'

/** A mark in words: “Observed”, “3 of 4, Explain or compare”, “0:42 in 2 timings”. */
export function answerWords(capture: LookForCapture, item: LookFor, until: number): string {
  if (!isMarkedIn(capture, item)) return 'Not marked'
  const mark = capture.marks[item.id]
  if (mark?.state) return stateTitles[mark.state]
  if (item.type === 'timer') {
    const runs = runsOf(capture, item)
    return `${durationWords(millisecondsOf(runs, until))} in ${counted(runs.length, 'timing')}`
  }
  return mark ? givenWords(item, mark) : 'Not marked'
}

function givenWords(item: LookFor, { choice, choices, number, text }: Mark): string {
  const options = optionsOf(item)
  if (item.type === 'text') return text
  if (item.type === 'count') return String(number)
  if (item.type === 'percent') return `${number}% of students`
  if (item.type === 'multiple') {
    if (choice === NONE) return 'None of these'
    const chosen = options.filter(({ id }) => choices[id])
    return chosen.map(({ label }) => label).join(', ')
  }
  const place = options.findIndex(({ id }) => id === choice)
  const label = options[place]?.label ?? ''
  return item.type === 'scale' ? `${place + 1} of ${options.length}, ${label}` : label
}
