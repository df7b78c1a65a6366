import type { Kept } from './kept.ts'

/** Of the envelope. The domain's own constant would bring its schemas along to the first tap. */
const FORMAT = 1

/** Whether this program can go on with what it finds on the disc: another one, newer or broken, may have left it. */
export function isKept(value: unknown): value is Kept {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.goal !== 'string') return false
  const { base, inFlight, document } = value
  return isDocument(document) && [base, inFlight].every((it) => it === null || isSent(it))
}

function isSent(value: unknown): boolean {
  return isRecord(value) && isDocument(value.document)
}

function isDocument(value: unknown): boolean {
  if (!isRecord(value) || value.format !== FORMAT) return false
  const { educator, capture, context, startedAt, conflicts } = value
  return (
    [educator, capture, context].every(isRecord) && typeof startedAt === 'string' && Array.isArray(conflicts)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
