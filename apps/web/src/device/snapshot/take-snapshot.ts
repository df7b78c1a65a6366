import type { Snapshot } from '@corridor/contract/observations/device'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { Shelf } from '../files/shelf.ts'
import type { Kept } from '../kept.ts'
import { isThere } from '../store/progress.ts'
import type { Author } from '../store/reconcile.ts'
import { queuedWith } from '../store/sent-together.ts'
import type { Store } from '../store/store.ts'
import { askedAgain } from '../sync/ask-again.ts'
import { heard, overtaken, settled } from '../sync/take-in.ts'
import { arrived, contributionsIn } from './arrival.ts'

interface Circumstances {
  /** The observations that were here when the server was asked: a change since is newer than its answer. */
  readonly before: ReadonlyMap<string, Kept>
  readonly author: Author
  readonly shelf: Shelf
  /** Whether the person has the observation open: then it stays. */
  readonly isOpen: (id: string) => boolean
}

/**
 * Takes in my unsent observations from other devices, and removes those that the server says were sent or removed
 * there.
 */
export async function takeObservations(
  store: Store,
  { observations: saved, named }: Pick<Snapshot, 'observations' | 'named'>,
  it: Circumstances,
) {
  const writes: (Promise<unknown> | undefined)[] = saved.map((theirs) => {
    const mine = store.get(theirs.id)
    // An unreadable record stays until somebody opens the server’s copy instead.
    if (!mine && store.aside.some(({ id }) => id === theirs.id)) return undefined
    // An observation that was here when the server was asked, and has been removed since, does not come back.
    if (!mine && it.before.has(theirs.id)) return undefined
    const isGoing = queuedWith(store.list(), theirs.id) !== undefined
    const next = mine ? taken(mine, theirs, { ...it, isGoing }) : arrived(theirs, it.author.at)
    if (next === mine) return undefined
    // A server restored from an older backup may have lost photos too.
    const isForgotten = theirs.revision < (mine?.base?.revision ?? 0)
    return Promise.all([store.put(theirs.id, next), isForgotten && it.shelf.sendAgain(next)])
  })
  const known = new Set(saved.map(({ id }) => id))
  // The snapshot had no room for the whole observation and only names it: unless it changed elsewhere, there is nothing
  // to ask.
  const isAsNamed = ({ id, base, status }: Kept) =>
    named.some((one) => one.id === id && one.revision === base?.revision && one.status === status)
  for (const [id, kept] of it.before) {
    const isUntouched = store.get(id) === kept && isThere(kept) && !it.isOpen(id)
    if (isUntouched && !known.has(id) && !isAsNamed(kept))
      writes.push(store.put(id, askedAgain(kept, it.author.at)))
  }
  await Promise.all(writes)
}

type Taking = Circumstances & { readonly isGoing: boolean }

function taken(mine: Kept, theirs: SavedObservation, { before, author, isGoing }: Taking): Kept {
  // An observation with a save in flight hears of the other device from its own answer.
  if (mine.inFlight || !mine.base || mine.goal === 'removed') return mine
  const isForgotten = theirs.revision < mine.base.revision
  if (isForgotten && before.get(mine.id) !== mine) return mine
  if (theirs.revision === mine.base.revision)
    return mine.status === theirs.status
      ? withContributions(withRemoval(mine, theirs), theirs)
      : settled({ ...heard(mine, theirs), ...textOf(mine, theirs) })
  return overtaken(mine, theirs, author, isGoing)
}

/** Takes over what the educator added, which is no change of the document. */
export function withContributions(mine: Kept, theirs: SavedObservation): Kept {
  const contributions = contributionsIn(theirs, mine)
  return contributions.length === 0 || contributions === mine.contributions
    ? mine
    : { ...mine, contributions }
}

/**
 * Takes over when a draft was deleted elsewhere and came back; like contributions, this is no change of its
 * document.
 */
function withRemoval(mine: Kept, theirs: SavedObservation): Kept {
  const removedAt = theirs.removedAt ?? null
  return (mine.removedAt ?? null) === removedAt ? mine : { ...mine, removedAt }
}

/** The text for an equal revision: the server’s where nothing was typed here, so that nothing counts as typed. */
function textOf(mine: Kept, theirs: SavedObservation): Pick<Kept, 'document'> {
  return { document: mine.document === mine.base?.document ? theirs.document : mine.document }
}

/** The snapshot with older set-ups of tools that something on this device was captured with. */
export function withOlderSetUps(next: Snapshot, last: Snapshot | undefined, kept: readonly Kept[]): Snapshot {
  const isUsed = ({ id, version }: { id: number; version: number }) =>
    kept.some(({ document }) => document.configurationId === id && document.configurationVersion === version)
  const isThereStill = ({ id, version }: { id: number; version: number }) =>
    next.configurations.some((it) => it.id === id && it.version === version)
  const older = (last?.configurations ?? []).filter((it) => isUsed(it) && !isThereStill(it))
  return {
    ...next,
    configurations: [...next.configurations, ...older.map((it) => ({ ...it, isCurrent: false }))],
    // Observations are kept on their own.
    observations: [],
  }
}
