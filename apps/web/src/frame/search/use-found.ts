import { Refusal } from '@corridor/contract/refusal'
import type { Found } from '@corridor/contract/search/search'
import { searchWords } from '@corridor/domain/words/search-words'
import { useEffect, useState } from 'react'
import { call, contract } from '../../api/client.ts'
import { inTime } from '../../api/in-time.ts'
import { Unreachable } from '../../api/wire.ts'
import { useOpenDevice } from '../../device/use-device.ts'
import { useUser } from '../use-user.ts'
import { findOnDevice } from './on-device.ts'

/** The pause before a search, shorter than a slow typist’s between two letters. */
const PAUSE_MS = 120
/** How long the search waits for the server before it shows what the device holds already. */
const PATIENCE_MS = 4_000

interface Answer {
  readonly text: string
  readonly found: Found
  /** Where the answer is from: the server, or this device alone because the server did not answer. */
  readonly from: 'server' | 'device'
  /** Why the server finds nothing for this person, in its words. */
  readonly refusal?: string
}

/** The last search result, and whether a newer one is on its way. An older answer never replaces a newer one. */
export function useFound(text: string) {
  const [answer, setAnswer] = useState<Answer>()
  const device = useOpenDevice()
  const { district } = useUser()
  const asked = text.trim()
  const isAsking = searchWords(asked).length > 0
  // The search waits for a timer of the browser, and for the server.
  useEffect(() => {
    if (!isAsking) return
    const asking = new AbortController()
    const { signal } = asking
    const tell = (given: Omit<Answer, 'text'>) => {
      if (!signal.aborted) setAnswer({ text: asked, ...given })
    }
    const ask = async () => {
      const onDevice = () => findOnDevice(device, asked, district.time_zone)
      try {
        const work = call(contract.search.find, { query: { search: asked } }, signal)
        tell({ found: await inTime(work, { patienceMs: PATIENCE_MS }), from: 'server' })
      } catch (error) {
        if (error instanceof Unreachable) tell({ found: onDevice(), from: 'device' })
        else if (error instanceof Refusal) tell({ found: none, from: 'server', refusal: error.message })
        else throw error
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [asked, isAsking, device, district.time_zone])
  const isCurrent = answer?.text === asked
  return { answer: isAsking ? answer : undefined, isWaiting: isAsking && !isCurrent }
}

const none: Found = {
  educators: { items: [], isMore: false },
  observations: { items: [], isMore: false, meant: {} },
  sets: { items: [], isMore: false },
}
