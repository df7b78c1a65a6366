import { counted, shareOf } from '@corridor/domain/words/count-words'
import { type Academic, respondersIn } from '../questions.ts'
import { medianWait, waitsIn } from '../waits.ts'

interface Words {
  readonly value: string
  readonly note?: string
}

const unmarked: Words = { value: 'Not marked' }

/** The share of open questions. Nobody has to say whether one was open: it is of those marked open or closed. */
export function openWords(open: number, closed: number): Words {
  const marked = open + closed
  if (marked === 0) return unmarked
  return { value: shareOf(open, marked), note: `of ${counted(marked, 'question')} marked open or closed` }
}

/** The number of follow-ups. Nobody marks that a question is none, so there is a count and no share. */
export function followUpWords(marked: number): Words {
  return marked === 0 ? unmarked : { value: String(marked), note: 'marked so' }
}

/** How many seats answered. Nobody has to note who did: without a note nothing is known of it. */
export function seatWords(questions: readonly Academic[]): Words {
  const noted = questions.filter(({ responder }) => responder !== null).length
  if (noted === 0) return unmarked
  return { value: String(respondersIn(questions)), note: `noted for ${counted(noted, 'question')}` }
}

/** The median wait, of the questions whose wait was timed. */
export function medianWords(questions: readonly Academic[]): Words {
  const timed = waitsIn(questions).length
  const value = medianWait(questions)
  return timed === 0 ? { value } : { value, note: `timed for ${counted(timed, 'question')}` }
}
