import { type Keys, useKeys } from '../../../keys/use-keys.capture.tsx'
import { NONE, states } from '../answer-types.ts'
import type { Run } from '../custom-look-for.shape.ts'
import type { LookFor } from '../set/look-for-set.shape.ts'
import { optionsOf } from '../set/set-order.ts'
import { quickShares } from '../share-buckets.ts'
import type { Acts } from './use-acts.capture.tsx'

interface Given {
  /** The item that the keys mark. */
  readonly item: LookFor | undefined
  readonly runs: readonly Run[]
  readonly isOver: boolean
  readonly acts: Acts
  /** Moves up and down through the items, left and right through the domains. */
  readonly onMove: (by: number) => void
  readonly onTurn: (by: number) => void
  /** Called after an answer by one key, to move on to the next item. */
  readonly onAnswered: () => void
  readonly onWrite: () => void
}

export function useItemKeys({ item, runs, isOver, acts, onAnswered, ...given }: Given) {
  const digits = item ? digitsOf(item, runs, isOver, acts) : []
  const movesOn = item?.type !== 'multiple' && item?.type !== 'timer'
  const press = (act: () => void) => () => {
    act()
    if (movesOn) onAnswered()
  }
  const isCounted = item?.type === 'count'
  const more = isCounted ? () => acts.number(item, (before) => (before ?? 0) + 1) : undefined
  const fewer = isCounted ? () => acts.number(item, (before) => (before ?? 1) - 1) : undefined
  const keys: Keys = {
    ...Object.fromEntries(digits.map((act, index) => [String(index + 1), press(act)])),
    '+': more,
    '=': more,
    '-': fewer,
    arrowdown: () => given.onMove(1),
    arrowup: () => given.onMove(-1),
    arrowright: () => given.onTurn(1),
    arrowleft: () => given.onTurn(-1),
    e: item ? given.onWrite : undefined,
  }
  useKeys(keys)
}

/** What the keys 1, 2, 3 and so on do, in the order of the buttons. */
function digitsOf(item: LookFor, runs: readonly Run[], isOver: boolean, acts: Acts): readonly (() => void)[] {
  switch (item.type) {
    case 'present':
      return states
        .filter((state) => state !== 'no-opportunity' || item.allowsNoOpportunity)
        .map((state) => () => acts.state(item, state))
    case 'percent':
      return quickShares.map((share) => () => acts.number(item, () => share))
    case 'timer':
      return isOver
        ? []
        : [
            () =>
              acts.startOrStop(
                item,
                runs.some(({ endedAt }) => endedAt === null),
              ),
          ]
    case 'scale':
    case 'single':
      return optionsOf(item).map(
        ({ id }) =>
          () =>
            acts.choose(item, id),
      )
    case 'multiple':
      return [...optionsOf(item).map(({ id }) => id), NONE].map((id) => () => acts.choose(item, id))
    default:
      return []
  }
}
