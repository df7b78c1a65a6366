import { counted } from '@corridor/domain/words/count-words'
import { inOrder } from '../../visit/in-order.ts'
import type { OnTaskCapture } from './on-task.shape.ts'
import { isComplete, type Tally, tallyOf } from './sweeps.ts'

export function missingIn(capture: OnTaskCapture): string[] {
  const sweeps = inOrder(capture.sweeps)
  if (sweeps.length === 0) return ['Record at least one sweep.']
  return sweeps.flatMap((sweep, index) =>
    isComplete(sweep) ? [] : [`Sweep ${index + 1}: ${lackWords(tallyOf(sweep))}`],
  )
}

function lackWords({ toGo }: Tally): string {
  if (toGo === 0) return 'enter how many students are present.'
  return `${counted(toGo, 'student has', 'students have')} no code yet.`
}
