import { Problem } from '@corridor/contract/problems'
import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { DOCUMENT_FORMAT, ObservationDocument } from '@corridor/domain/observation/observation'
import { wordsOfIssue } from '@corridor/domain/words/issue-words'
import * as z from 'zod/mini'
import { inTodaysShape } from '../opened.ts'

/** A document that a device sent, in today's shape; one of a newer app waits on the device. */
export function readDocument(sent: Readonly<Record<string, unknown>>): ObservationDocument {
  if (typeof sent.format === 'number' && sent.format > DOCUMENT_FORMAT) throw new Problem('app-is-newer')
  const document = reading('document', () => ObservationDocument.parse(sent))
  const { tool, capture } = reading('document.capture', () => inTodaysShape(document))
  return { ...document, capture, toolVersion: tool.version }
}

/** The day a visit began on, where it happened: what the device says, however wrong its clock was. */
export function startDayOf({ timeZone, startedAt }: ObservationDocument): Day {
  try {
    return dayIn(timeZone, new Date(startedAt))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw refusal({ 'document.timeZone': 'Choose a time zone.' })
  }
}

function reading<T>(at: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    const fields: Record<string, string> = {}
    for (const issue of error.issues) fields[[at, ...issue.path].join('.')] ??= wordsOfIssue(issue)
    throw refusal(fields)
  }
}

export function refusal(fields: Record<string, string>): Problem {
  return new Problem('invalid-request', { fields })
}
