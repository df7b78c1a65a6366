import { isLike } from '../../api/is-like.ts'
import type { Goal, Kept } from '../kept.ts'

/** The format of a document’s envelope. The domain’s own constant would bring its schemas along to the first tap. */
const FORMAT = 1

const goals: readonly (Goal | undefined)[] = ['draft', 'completed', 'sent', 'removed']

/** The fields of a document that every page looks into. */
const document = {
  toolTypeId: 0,
  configurationId: 0,
  startedAt: '',
  context: {},
  privateNotes: '',
  educator: { name: '' },
  capture: {},
  conflicts: [{ id: '', path: [''] }],
}

/**
 * Whether a record of the disc is an observation that this program can go on with: a newer or broken program may
 * have left it.
 */
export function isKept(it: unknown): it is Kept {
  const { base, inFlight, goal } = Object(it) as Partial<Kept>
  return (
    isLike(it, { id: '', status: '', changedAt: '' }) &&
    goals.includes(goal) &&
    [it, base, inFlight].every((one) => one === null || hasDocument(one))
  )
}

function hasDocument(it: unknown): boolean {
  return isLike(it, { document }) && (it as Pick<Kept, 'document'>).document.format === FORMAT
}
