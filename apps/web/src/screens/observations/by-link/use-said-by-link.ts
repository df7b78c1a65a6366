import type { Observation } from '@corridor/contract/observations/observation-read'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { Saying } from '../contributions/use-said.ts'
import { SaidByLink } from './said-by-link.ts'

interface Hearing {
  readonly onHeard: (observation: Observation) => void
  readonly onOver: () => void
}

/** What the reader of a mailed link says about each observation that it shows. */
export function useSaidByLink(token: string, hearing: Hearing): (it: Pick<Observation, 'id'>) => Saying {
  const [, changed] = useReducer((count: number) => count + 1, 0)
  const heard = useRef(hearing)
  heard.current = hearing
  const [said] = useState(
    () =>
      new SaidByLink(token, {
        onChange: changed,
        onHeard: (it) => heard.current.onHeard(it),
        onOver: () => heard.current.onOver(),
      }),
  )
  // The phone’s storage and the network: kept words are read and told, as long as the page is there.
  useEffect(() => {
    void said.open()
    return () => said.close()
  }, [said])
  return ({ id }) => {
    const own = said.all().filter(({ observationId }) => observationId === id)
    return {
      state: said.state(),
      own,
      find: (kind, key) => own.find((it) => it.kind === kind && it.key === key),
      say: (word) => said.say({ observationId: id, ...word }),
      unsay: (it) => said.unsay(it),
    }
  }
}
