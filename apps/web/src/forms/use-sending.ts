import type { ProblemCode } from '@corridor/contract/problem-codes'
import type { FieldMessages } from '@corridor/contract/refusal'
import { Refusal } from '@corridor/contract/refusal'
import { useEffect, useState } from 'react'
import { failed } from '../api/failed.tsx'

interface Refused {
  /** The problem code that says that somebody else was first, and the words for it. */
  readonly movedCode: ProblemCode
  readonly movedWords: string
  readonly onMoved: () => Promise<void>
  /** Called when fields have to be mended first. */
  readonly onFaults?: (faults: FieldMessages) => void
  /** The words for every other failure. */
  readonly failedWords: (error: unknown) => string
}

/** Sends a content. A message about a field stands at that field; what was typed stays, whatever the answer is. */
export function useSending({ movedCode, movedWords, onMoved, onFaults, failedWords }: Refused) {
  const [isSending, setIsSending] = useState(false)
  const [faults, setFaults] = useState<FieldMessages>({})
  useFocusOnFault(faults)

  const refused = async (error: unknown): Promise<void> => {
    const { fields, code } = error instanceof Refusal ? error : {}
    if (fields) {
      setFaults(fields)
      onFaults?.(fields)
      // A message about the whole content has no field to stand at.
      if (fields.content) failed(error, { message: fields.content })
    } else if (code === movedCode) {
      failed(error, { message: movedWords })
      await onMoved()
    } else failed(error, { message: failedWords(error) })
  }
  return {
    send: async (work: () => Promise<void>) => {
      setIsSending(true)
      setFaults({})
      await work().catch(refused)
      setIsSending(false)
    },
    isSending,
    faults,
    /** Clears the faults, once the values that they were about are gone. */
    forget: () => setFaults({}),
  }
}

/** The keyboard goes to the first field that the server wants changed. */
export function useFocusOnFault(faults: FieldMessages) {
  useEffect(() => {
    if (Object.keys(faults).length === 0) return
    document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [faults])
}
