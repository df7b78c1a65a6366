import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { KnownObservation } from './observations.queries.ts'

type Contributions = SavedObservation['contributions']

type Added = Pick<KnownObservation, 'status' | 'version' | 'contributed'>

/** What the observer gets of what the educator added. How they rate themselves stays theirs until both have rated. */
export function contributionsFor({ status, version, contributed }: Added): Contributions {
  return contributed.flatMap(({ kind, key, by, text, at }) => {
    if (kind === 'reply') return []
    const isHidden = kind === 'self-rating' && status === 'draft' && version === 1
    return [{ kind, key, by, text: isHidden ? '' : text, at: new Date(at).toISOString() }]
  })
}

/** As a record draws them: what may not be read yet is not drawn. */
export function contributionsIn(row: Added): Contributions {
  return contributionsFor(row).filter(({ text }) => text !== '')
}
