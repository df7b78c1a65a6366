import type { Unsent } from '@corridor/contract/reports/home-cards'
import type { Kept } from '../../../device/kept.ts'
import { queuedWith } from '../../../device/store/sent-together.ts'
import { useFromDevice, useKeptList } from '../../../device/use-device.ts'

/**
 * How far an observation is: a planned one goes out by itself, and of a waiting one its device has not come through
 * yet.
 */
type State = 'draft' | 'completed' | 'planned' | 'waiting'

export interface UnsentItem {
  readonly id: string
  readonly toolTypeId: number
  readonly educator: string
  readonly state: State
  readonly startedAt: string
  /** When a planned sending takes the finished observation out. */
  readonly goesOutAt?: string
  /** Whether this device alone has the observation. */
  readonly isOnlyHere: boolean
}

/**
 * The unsent observations: those the server knows, corrected by what this device knows better, and those that are
 * only here.
 */
export function useUnsent(unsent: Unsent) {
  const kept = useKeptList()
  const removed = useFromDevice((device) => device.removed().join(' '), '').split(' ')
  return unsentOn(unsent, kept, removed)
}

export function unsentOn(unsent: Unsent, kept: readonly Kept[], removed: readonly string[]) {
  const byId = new Map(kept.map((it) => [it.id, it]))
  const known = unsent.items.filter(({ id }) => !removed.includes(id))
  const planned = new Set(known.filter(({ goesOutAt }) => goesOutAt).map(({ id }) => id))
  const finished = ({ id }: Pick<Kept, 'id'>): State => (planned.has(id) ? 'planned' : 'completed')
  const stateAlone = (it: Kept): State => {
    if (it.goal === 'sent') return 'waiting'
    return it.goal === 'completed' ? finished(it) : 'draft'
  }
  // Of tools that wait to be sent together, one keeps the sending, and none is left to send.
  const stateOf = (it: Kept) => (queuedWith(kept, it.id) ? 'waiting' : stateAlone(it))
  const itemOf = (it: Kept) => ({ ...factsOf(it), state: stateOf(it) })
  const items: UnsentItem[] = [
    ...known.map(({ status, ...it }) => {
      const here = byId.get(it.id)
      const state = status === 'completed' ? finished(it) : status
      return { ...it, state: here ? stateOf(here) : state, isOnlyHere: false }
    }),
    ...kept.filter(({ base }) => !base).map(itemOf),
  ]
  const counts: Record<State, number> = {
    draft: unsent.drafts,
    completed: unsent.ready - unsent.planned,
    planned: unsent.planned,
    waiting: 0,
  }
  counts.draft -= unsent.items.length - known.length
  for (const it of kept) {
    const isCounted = it.base && (it.status === 'draft' || it.status === 'completed')
    if (it.base && !isCounted) continue
    if (it.status === 'draft' && it.base) counts.draft -= 1
    if (it.status === 'completed' && it.base) counts[finished(it)] -= 1
    counts[stateOf(it)] += 1
  }
  return {
    drafts: Math.max(0, counts.draft),
    ready: Math.max(0, counts.completed),
    planned: counts.planned,
    waiting: counts.waiting,
    items: items.sort((a, b) => b.startedAt.localeCompare(a.startedAt)),
  }
}

function factsOf(kept: Kept): Omit<UnsentItem, 'state'> {
  const { toolTypeId, educator, startedAt } = kept.document
  return {
    id: kept.id,
    toolTypeId,
    educator: educator.name,
    startedAt,
    isOnlyHere: true,
  }
}
