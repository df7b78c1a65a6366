import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { isConference } from '@corridor/domain/observation/conference'
import {
  lessonPartTitles,
  observationStatusTitles,
  purposeTitles,
} from '@corridor/domain/observation/observation-words'
import type { ContributionKind } from '@corridor/tools/definition/tool'
import { findTool } from '@corridor/tools/registry/registry'
import { contributionsInRecord } from '../../observations/answer/contributions.ts'
import { isLetter } from '../../observations/answer/letters.ts'
import { statusForEducator } from '../../observations/record/describe-observation.ts'
import type { ExportReader } from './content.queries.ts'
import { localMoment } from './local-moment.ts'
import type { ReadObservation } from './read-page.ts'
import { yesOrNo } from './school-rows.ts'

/** An observation whose record can be read. */
export type Readable = ReadObservation & { readonly record: ObservationRecord }

export function observationRow({ row, record, isAboutReader, copies }: Readable): string[] {
  const { educator, timeZone } = record
  const status = isAboutReader ? statusForEducator(row) : row.status
  const sentAt = row.sentAt ?? (isAboutReader ? (copies[0]?.sentAt ?? null) : null)
  return [
    row.id,
    row.visitId,
    dayIn(timeZone, new Date(record.startedAt)),
    localMoment(timeZone, record.startedAt),
    localMoment(timeZone, record.endedAt),
    timeZone,
    String(row.schoolId),
    record.school,
    String(row.educatorId),
    educator.name,
    educator.grades,
    educator.subject,
    educator.room,
    record.observer,
    toolTitle(record.toolTypeId),
    String(row.configurationVersion),
    purposeTitles[record.purpose],
    isConference(record.toolTypeId) ? '' : yesOrNo(record.isAnnounced),
    record.period ?? '',
    record.partOfLesson ? lessonPartTitles[record.partOfLesson] : '',
    String(record.studentsPresent ?? ''),
    observationStatusTitles[status],
    String(record.version),
    localMoment(timeZone, sentAt),
    localMoment(timeZone, row.acknowledgedAt),
  ]
}

export function toolTitle(toolTypeId: number): string {
  return findTool(toolTypeId)?.title ?? ''
}

const kinds: Readonly<Record<ContributionKind, string>> = {
  reply: 'Reply',
  meet: 'Asked to meet',
  response: 'Response',
  answer: 'Answer',
  'self-rating': 'Self-rating',
  signature: 'Signature',
}

export function replyRows(reader: ExportReader, { row, record, ...it }: Readable): string[][] {
  return addedFor(reader, { row, ...it }).map(({ kind, by, at, asked, text }) => [
    row.id,
    kinds[kind],
    by,
    localMoment(record.timeZone, new Date(at)),
    asked ?? '',
    text,
  ])
}

/**
 * The contributions for a reader: everybody who reads the visit reads the letters; the rest is between the educator and
 * who observed.
 */
function addedFor({ actor }: ExportReader, { row, isOwn }: Pick<ReadObservation, 'row' | 'isOwn'>) {
  const letters = row.contributed.filter(({ kind }) => isLetter(kind))
  if (!isOwn)
    return [...letters, ...row.contributed.filter((it) => !isLetter(it.kind) && it.userId === actor.userId)]
  const open = contributionsInRecord(row)
  return row.contributed.filter(
    ({ kind, key }) => isLetter(kind) || open.some((it) => it.kind === kind && it.key === key),
  )
}

/** Rows of an observation's copies. A message is between the two; the standing copy's goes with the record. */
export function copyRows({ row, record, copies, isOwn, isAboutReader }: Readable): string[][] {
  return copies.map(({ version, sentAt, sentTo, message, reopenedBecause }) => [
    row.id,
    String(version),
    localMoment(record.timeZone, sentAt),
    isAboutReader ? '' : (sentTo ?? ''),
    isOwn || isAboutReader ? message : version === row.version ? (record.message ?? '') : '',
    reopenedBecause ?? '',
  ])
}

/** An observation as a line of JSON: its record; for the two it is between, each copy; for its observer, all. */
export function observationLine(it: Readable): string {
  const { row, record, copies, isOwn, isAboutReader } = it
  const isBetween = isOwn || isAboutReader
  return `${JSON.stringify({
    id: row.id,
    visitId: row.visitId,
    schoolId: row.schoolId,
    educatorId: row.educatorId,
    observer: { id: row.observerId, name: row.observer.name },
    status: isAboutReader ? statusForEducator(row) : row.status,
    record,
    ...(isBetween && {
      copies: copies.map(({ version, sentAt, record: sent }) => ({ version, sentAt, record: sent })),
    }),
    ...(isOwn && { document: row.document }),
  })}\n`
}
