import { type Document, merge, mergeUnsure } from '@corridor/domain/observation/merge'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { Kept } from '../kept.ts'

export interface Author {
  readonly by: string
  readonly at: string
}

/** Three-way merge: both documents grew out of `base`. */
export function mergeDocuments(
  base: Document,
  mine: ObservationDocument,
  theirs: ObservationDocument,
  author: Author,
): ObservationDocument {
  const whom = whomOf(base, mine, theirs)
  // Every value of a merged document comes from one of the two documents, so the result is a document.
  return merge(base, { ...mine, ...whom }, { ...theirs, ...whom }, author) as unknown as ObservationDocument
}

/** Merges documents of which nobody knows whether `theirs` grew out of `base`, as `mine` did: both values are kept. */
export function keepBoth(
  base: Document,
  mine: ObservationDocument,
  theirs: ObservationDocument,
  author: Author,
): ObservationDocument {
  const whom = whomOf(base, mine, theirs)
  return mergeUnsure(
    base,
    { ...mine, ...whom },
    { ...theirs, ...whom },
    author,
  ) as unknown as ObservationDocument
}

type Whom = Pick<ObservationDocument, 'educatorId' | 'provisional' | 'educator' | 'schoolId'>

/**
 * Whom a visit was to is one value: half of one educator and half of another is nobody. An observer who stood at the
 * wrong door changes it on one device; where two differ, the server’s stands.
 */
function whomOf(base: Document, mine: ObservationDocument, theirs: ObservationDocument): Whom {
  const isMine = isOfOther(base, mine) && !isOfOther(base, theirs)
  const { educatorId, provisional, educator, schoolId } = isMine ? mine : theirs
  return { educatorId, provisional, educator, schoolId }
}

function isOfOther(base: Document, it: ObservationDocument): boolean {
  if (base.schoolId !== it.schoolId || !isSame(base.provisional, it.provisional)) return true
  // The server has filled in who was met at the door.
  return base.educatorId !== null && base.educatorId !== it.educatorId
}

/** Merges an observation that two tabs of one browser changed since both saw it last. */
export function reconcile(
  seen: Kept | undefined,
  mine: Kept | undefined,
  theirs: Kept | null,
  author: Author,
): Kept | undefined {
  if (!theirs) return seen === mine ? undefined : mine
  if (!mine) return theirs
  if (!seen) return together(mine, theirs, author)
  const document = isSame(mine.document, seen.document)
    ? theirs.document
    : mergeDocuments(seen.document, mine.document, theirs.document, author)
  const changed = Object.entries(mine).filter(
    ([key, value]) => key !== 'document' && !isSame(value, seen[key as keyof Kept]),
  )
  return { ...theirs, ...Object.fromEntries(changed), document }
}

/**
 * Puts together two versions of an observation whose writers did not know of each other, with all that is new in
 * either.
 */
function together(mine: Kept, theirs: Kept, author: Author): Kept {
  const [older, newer] = revisionOf(mine) > revisionOf(theirs) ? [theirs, mine] : [mine, theirs]
  const { base, status, version, isLate, contributions = [] } = newer
  const put = older.base ? mergeDocuments : keepBoth
  const from = older.base?.document ?? older.inFlight?.document ?? { conflicts: [] }
  const document = put(from, older.document, newer.document, author)
  return {
    ...theirs,
    base,
    status,
    version,
    isLate,
    contributions,
    inFlight: newer === theirs ? theirs.inFlight : null,
    // A document that the server has must be the very object of the base.
    document: base && isSame(document, base.document) ? base.document : document,
  }
}

const revisionOf = ({ base }: Kept) => base?.revision ?? 0

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
