import { Problem } from '@corridor/contract/problems'
import { type Day, dayIn } from '@corridor/domain/calendar'
import { isObject, type Json, type JsonObject } from '@corridor/domain/json'
import { DOCUMENT_FORMAT, ObservationDocument } from '@corridor/domain/observation'
import * as z from 'zod/mini'
import { opened } from './opened.ts'

/** What a device sent, in today's shape; what it holds from tomorrow waits there. */
export function readDocument(sent: JsonObject): ObservationDocument {
  if (typeof sent.format === 'number' && sent.format > DOCUMENT_FORMAT) throw new Problem('app-is-newer')
  if (!isKept(sent)) throw refusal({ document: 'Use letters, digits and punctuation only.' })
  const document = reading('document', () => ObservationDocument.parse(sent))
  const { tool, capture } = reading('document.capture', () => opened(document))
  return { ...document, capture, toolVersion: tool.version }
}

/** The day it began on, where it happened. However wrong the device's clock was, it is what the device says. */
export function startDayOf({ timeZone, startedAt }: ObservationDocument): Day {
  try {
    // A day of four digits: the earliest and the last years have none everywhere.
    if (/^(0|9999)/.test(startedAt)) throw refusal({ 'document.startedAt': 'Choose another day.' })
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
    for (const { path, message } of error.issues) fields[[at, ...path].join('.')] ??= message
    throw refusal(fields)
  }
}

export function refusal(fields: Record<string, string>): Problem {
  return new Problem('invalid-request', { fields })
}

/** PostgreSQL keeps neither NUL nor half a character. */
function isKept(value: Json): boolean {
  if (typeof value === 'string') return !/[\0\p{Cs}]/u.test(value)
  if (Array.isArray(value)) return value.every(isKept)
  return !isObject(value) || Object.entries(value).every((entry) => entry.every(isKept))
}
