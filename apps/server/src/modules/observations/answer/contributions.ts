import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { StoredObservation } from '../stored-observation.ts'
import { isLetter } from './letters.ts'

type Contributions = SavedObservation['contributions']

type Added = Pick<StoredObservation, 'status' | 'version' | 'contributed'>

/**
 * The educator's contributions as the observer gets them. A self-rating stays the educator's until both have rated, and
 * all of it before their “Done”.
 */
export function contributionsForObserver({ status, version, contributed }: Added): Contributions {
  return contributed.flatMap(({ kind, key, by, text, at, isPending }) => {
    if (isLetter(kind) || isPending) return []
    const isHidden = kind === 'self-rating' && status === 'draft' && version === 1
    return [{ kind, key, by, text: isHidden ? '' : text, at: new Date(at).toISOString() }]
  })
}

/** Contributions as a record draws them: what may not be read yet is not drawn. */
export function contributionsInRecord(row: Added): Contributions {
  return contributionsForObserver(row).filter(({ text }) => text !== '')
}
