import { Purpose } from '@corridor/domain/observation/observation'
import { lessonParts } from '@corridor/domain/observation/observation-words'
import { Block } from '@corridor/domain/report/block'
import * as z from 'zod/mini'
import { ToolTypeId } from './observations-asked.ts'

/** The record that readers see: as it stands, or as it was sent. */
export const ObservationRecord = z.object({
  version: z.int(),
  school: z.string(),
  educator: z.object({ name: z.string(), grades: z.string(), subject: z.string(), room: z.string() }),
  observer: z.string(),
  /** “Principal”: the observer’s role on the day of the visit. Copies of earlier times and unsent records lack it. */
  observerRole: z.optional(z.string()),
  toolTypeId: ToolTypeId,
  /** The set or rubric, for a tool that a district has several of; copies of earlier times do not name it. */
  set: z.optional(z.string()),
  /** The version of the tool’s set-up that was captured with; copies of earlier times do not keep it. */
  setVersion: z.optional(z.int()),
  purpose: Purpose,
  isAnnounced: z.boolean(),
  startedAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  timeZone: z.string(),
  period: z.nullable(z.string()),
  /** Copies of earlier times do not keep it. */
  partOfLesson: z.optional(z.nullable(z.enum(lessonParts))),
  studentsPresent: z.nullable(z.int()),
  /** The message; null where nothing was written, or nothing has been sent. */
  message: z.nullable(z.string()),
  blocks: z.array(Block),
})
export type ObservationRecord = z.infer<typeof ObservationRecord>
