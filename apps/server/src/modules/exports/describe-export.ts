import type { Export } from '@corridor/contract/reports/exports'
import type { ExportRow } from './exports.queries.ts'

const reasons: Readonly<Record<NonNullable<ExportRow['failedBecause']>, string>> = {
  rights: 'Your role changed while it was being made. Export again what you may read now.',
  error: 'Something went wrong on our side. Please export again.',
}

export function describeExport(row: ExportRow, now: Date): Export {
  const { id, scope, about, done, total, askedAt, fileName, bytes, expiresAt, failedBecause } = row
  const isReady = row.state === 'ready' && fileName !== null && bytes !== null && expiresAt !== null
  const isExpired = isReady && expiresAt <= now
  return {
    id,
    scope,
    about,
    total,
    done: total === null ? done : Math.min(done, total),
    state: isExpired ? 'expired' : row.state,
    askedAt: askedAt.toISOString(),
    file: isReady && !isExpired ? { name: fileName, bytes, expiresAt: expiresAt.toISOString() } : null,
    reason: failedBecause && reasons[failedBecause],
  }
}
