import { useState } from 'react'
import { unsentWordsKey } from '../../device/unsent-words.ts'

interface Words {
  readonly message: string
  /** Ids of colleagues. */
  readonly recipients: readonly number[]
}

export type UnsentWords = ReturnType<typeof useUnsentWords>

const none: Words = { message: '', recipients: [] }

/** What was typed before sending survives leaving the page, in this tab and for this person. */
export function useUnsentWords(userId: number, observationId: string, begun: Words | null) {
  const key = unsentWordsKey(userId, observationId)
  const [words, setWords] = useState(() => keptAt(key) ?? begun ?? none)
  return {
    words,
    write: (part: Partial<Words>) => {
      const next = { ...words, ...part }
      setWords(next)
      sessionStorage.setItem(key, JSON.stringify(next))
    },
    forget: () => sessionStorage.removeItem(key),
  }
}

function keptAt(key: string): Words | undefined {
  const kept = sessionStorage.getItem(key)
  return kept ? { ...none, ...JSON.parse(kept) } : undefined
}
