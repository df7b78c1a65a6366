import { counted, shareOf } from '@corridor/domain/words/count-words'

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
