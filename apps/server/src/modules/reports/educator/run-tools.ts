import type { Rate } from '@corridor/domain/numbers/statistics'
import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { secondsWords, shareWords } from '@corridor/tools/tools/keeping-time/time-words'
import { codes } from '@corridor/tools/tools/on-task/codes'
import { sweepRatesIn } from '@corridor/tools/tools/on-task/report/sweep-rates'
import { ENOUGH_SWEEPS } from '@corridor/tools/tools/on-task/sweeps'

export type Count = (item: string, value?: string) => number

/** A tool whose visits each have a share that can be followed. */
export interface RunTool {
  readonly id: number
  readonly key: string
  readonly title: string
  /** What the share is of: “On task”. */
  readonly what: string
  readonly rate: (count: Count) => Rate
  readonly words: (rate: Rate) => string
  /** What a visit rests on: “5 sweeps”. */
  readonly basis: (count: Count) => string
  /** The parts that a visit rests on, where they add up to something one would say of all visits. */
  readonly parts?: { readonly one: string; readonly n: (count: Count) => number }
  readonly isIndicative: (count: Count) => boolean
  /** Whether another card shows what a single visit has. */
  readonly isElsewhere: boolean
  /** The rates of a visit's parts, as its record has them. */
  readonly rings: (record: readonly Block[]) => readonly Rate[]
}

const share = ({ k, n }: Rate) => shareOf(k, n)
const noRings = () => []

export const runTools: readonly RunTool[] = [
  {
    id: 2,
    key: 'on-task',
    title: 'On Task',
    what: 'On task',
    rate: (count) => ({
      k: count('code', 'on-task'),
      n: sum(codes.filter((it) => it !== 'cannot-see').map((it) => count('code', it))),
    }),
    words: share,
    basis: (count) => counted(count('sweeps', 'scorable'), 'sweep'),
    parts: { one: 'sweep', n: (count) => count('sweeps', 'scorable') },
    isElsewhere: false,
    isIndicative: (count) => count('sweeps', 'scorable') < ENOUGH_SWEEPS,
    rings: sweepRatesIn,
  },
  {
    id: 3,
    key: 'advanced-task',
    title: 'Advanced Task',
    what: 'On task or deeper',
    rate: (count) => ({
      k: count('compares-with-on-task', 'on-task'),
      n: count('compares-with-on-task', 'seen'),
    }),
    words: share,
    basis: (count) => counted(count('rounds', 'recorded'), 'round'),
    parts: { one: 'round', n: (count) => count('rounds', 'recorded') },
    isElsewhere: false,
    isIndicative: () => false,
    rings: noRings,
  },
  {
    id: 4,
    key: 'high-level-questions',
    title: 'Higher-Level Questioning',
    what: 'High level',
    rate: (count) => ({ k: count('cut', 'high'), n: count('cut') }),
    words: share,
    basis: (count) => counted(count('cut'), 'academic question'),
    parts: { one: 'academic question', n: (count) => count('cut') },
    isElsewhere: true,
    isIndicative: () => false,
    rings: noRings,
  },
  {
    id: 6,
    key: 'instruction',
    title: 'Keeping Time',
    what: 'Instruction',
    rate: (count) => ({ k: count('time', 'instructional'), n: count('time', 'observed') }),
    words: ({ k, n }) => shareWords(k, n),
    basis: (count) => `${secondsWords(count('time', 'observed'))} observed`,
    isElsewhere: true,
    isIndicative: () => false,
    rings: noRings,
  },
]
