import { IconCircleCheck, IconCircleDashed, IconCircleMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { State } from '../../answer-types.ts'

/** The icons of states: no color stands alone, each state has its shape and its word. */
export const stateIcons: Readonly<Record<State, ReactNode>> = {
  observed: <IconCircleCheck size={20} stroke={1.8} aria-hidden />,
  'not-observed': <IconCircleMinus size={20} stroke={1.8} aria-hidden />,
  'no-opportunity': <IconCircleDashed size={20} stroke={1.8} aria-hidden />,
}
