import * as z from 'zod/mini'
import { Instant } from '../clock/instant.ts'
import { isJson, type Json, type JsonObject } from '../data/json.ts'
import { storableJson } from '../data/storable-json.ts'
import { EducatorId, SchoolId } from '../people/ids.ts'
import { line, lines, writtenName } from '../words/plain-text.ts'
import { MOST_STUDENTS } from './observation-limits.ts'
import { lessonParts, observationStatuses, purposes } from './observation-words.ts'

export const ObservationId = z.uuid()
export const ObservationStatus = z.enum(observationStatuses)
export const Purpose = z.enum(purposes)

/** The version of the document round a capture; the tool's capture has one of its own. */
export const DOCUMENT_FORMAT = 1

const cleanJson = z.overwrite<Json>(storableJson)
const cleanRecord = z.overwrite<JsonObject>(storableJson)

/** JSON that PostgreSQL can keep, whatever a tool makes of it. */
const JsonValue: z.ZodMiniType<Json> = z.custom<Json>(isJson).check(cleanJson)
export const JsonRecord: z.ZodMiniType<JsonObject> = z
  .record(z.string(), z.custom<Json>(isJson))
  .check(cleanRecord)

const unread = z.overwrite<Record<string, unknown>>((it) => it)

/** A document as a device sent it, which `ObservationDocument` reads: to look at all of it twice is a tenth of a saving. */
export const SentDocument = z.record(z.string(), z.unknown()).check(unread)

/** The checks that make a value storable JSON, or leave that to whoever reads it. */
export const jsonChecks: readonly unknown[] = [cleanJson, cleanRecord, unread]

/** An educator met at the door who is on no list yet. */
const Provisional = z.strictObject({
  name: writtenName(120).check(z.trim(), z.minLength(1, 'Enter the educator’s name.')),
  room: line(40),
})

/** Two devices changed the same thing: theirs stands, and what the other wanted is kept until somebody settles it. */
const Conflict = z.strictObject({
  id: line(64),
  path: z.array(line(1_000)),
  mine: z.exactOptional(JsonValue),
  theirs: z.exactOptional(JsonValue),
  by: line(1_000),
  at: Instant,
})
export type Conflict = z.infer<typeof Conflict>

/**
 * The document of an observation: all that the observer writes. The device makes it, so all of it can be written
 * without a connection.
 */
export const ObservationDocument = z.strictObject({
  format: z.literal(DOCUMENT_FORMAT),
  visitId: z.uuid(),
  toolTypeId: z.int().check(z.positive()),
  /** The version of the capture's shape. */
  toolVersion: z.int().check(z.minimum(1)),
  configurationId: z.int().check(z.positive()),
  configurationVersion: z.int().check(z.positive()),
  /** Null until the server has put somebody met at the door on its list. */
  educatorId: z.nullable(EducatorId),
  provisional: z.nullable(Provisional),
  /** The educator as they were on that day. */
  educator: z.strictObject({ name: line(120), grades: line(20), subject: line(60), room: line(40) }),
  /** The school where the visit happened; an educator who moves leaves it behind. */
  schoolId: SchoolId,
  purpose: Purpose,
  isAnnounced: z.boolean(),
  startedAt: Instant,
  endedAt: z.nullable(Instant),
  timeZone: line(60),
  context: z.strictObject({
    period: z.nullable(line(20)),
    partOfLesson: z.nullable(z.enum(lessonParts)),
    studentsPresent: z.nullable(z.int().check(z.minimum(0), z.maximum(MOST_STUDENTS))),
  }),
  /** Notes for the observer alone: never sent, never counted. */
  privateNotes: lines(20_000),
  capture: JsonRecord,
  conflicts: z.array(Conflict).check(z.maxLength(500)),
})
export type ObservationDocument = z.infer<typeof ObservationDocument>
