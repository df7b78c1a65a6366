import type { Observation } from '@corridor/contract/observations/observation-read'
import type { ReactNode } from 'react'
import { type Saying, useSaid } from './use-said.ts'

interface Props {
  readonly observation: Observation
  readonly children: (saying: Saying) => ReactNode
}

/** For a signed-in reader: what they say is kept on their device, which carries it to the server. */
export function WithSaid({ observation, children }: Props) {
  return children(useSaid(observation))
}
