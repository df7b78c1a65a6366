import { ChosenDay } from '@corridor/domain/calendar/calendar'
import { Instant } from '@corridor/domain/clock/instant'
import { line, word, lines as words } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { kinds, outcomes, owners, speakers, stages } from './kinds.ts'

const Id = word(/^[\w-]{1,64}$/)
const DayOrNone = z.nullable(ChosenDay)

const Prompt = z.strictObject({
  id: Id,
  text: words(300).check(z.trim(), z.minLength(1, 'Write the question, or remove it.')),
})
export type Prompt = z.infer<typeof Prompt>

const Prompts = z
  .array(Prompt)
  .check(z.minLength(1, 'Keep at least one question.'), z.maxLength(12, 'Ask at most 12 questions.'))

export const ConferenceConfig = z.strictObject({
  agendas: z.strictObject({ pre: Prompts, post: Prompts, goal: Prompts, 'check-in': Prompts }),
  /** Whether a new conference asks the educator ahead. */
  asksAhead: z.boolean(),
})
export type ConferenceConfig = z.infer<typeof ConferenceConfig>

const AgendaEntry = z.strictObject({
  id: Id,
  /** The entry’s place: entries of two devices come in any order. */
  rank: z.int(),
  prompt: words(300),
  /** What was said to the question in the talk, and by whom. */
  said: words(4_000),
  by: z.enum(speakers),
})
export type AgendaEntry = z.infer<typeof AgendaEntry>

const Goal = z.strictObject({
  id: z.uuid(),
  text: words(500),
  measure: words(300),
  baseline: words(300),
  target: words(300),
  dueOn: DayOrNone,
  /** The figure of a tool by which the goal is noticed; visits with it are its progress. Absent: nobody chose one. */
  noticedBy: z.exactOptional(z.strictObject({ tool: words(120), figure: words(120) })),
})
export type Goal = z.infer<typeof Goal>

const Step = z.strictObject({ id: z.uuid(), text: words(500), owner: z.enum(owners), dueOn: DayOrNone })
export type Step = z.infer<typeof Step>

/** An open step of an earlier conference, and what became of it. */
const Review = z.strictObject({
  id: z.uuid(),
  /** The step’s text as it was agreed. */
  text: words(500),
  dueOn: DayOrNone,
  /** Whose step it is; absent for the educator’s. Versions 1 and 2 had no others. */
  owner: z.exactOptional(z.enum(owners)),
  /** When the step was agreed; versions 1 and 2 did not keep it. */
  agreedOn: z.exactOptional(ChosenDay),
  outcome: z.enum(outcomes),
  newDueOn: DayOrNone,
})
export type Review = z.infer<typeof Review>

/** The figures of an earlier visit, as they were when it was laid on the table. */
const TableVisit = z.strictObject({
  /** The observation’s id. */
  id: z.uuid(),
  tool: words(120),
  on: ChosenDay,
  by: words(120),
  figures: z
    .array(z.strictObject({ label: words(120), value: words(300), note: words(300) }))
    .check(z.maxLength(20)),
})
export type TableVisit = z.infer<typeof TableVisit>

/** A time of day at the place: “13:10”. */
const Clock = word(/^([01]\d|2[0-3]):[0-5]\d$/)
const Minutes = z.int().check(z.minimum(5), z.maximum(480))

/** When and where both meet, as far as it is known. */
const Meeting = z.strictObject({
  on: DayOrNone,
  at: z.nullable(Clock),
  minutes: Minutes,
  place: words(120),
})
export type Meeting = z.infer<typeof Meeting>

/** The meeting as both were last invited to it. */
const Invited = z.strictObject({ on: ChosenDay, at: Clock, minutes: Minutes, place: words(120) })
export type Invited = z.infer<typeof Invited>

const Signature = z.strictObject({
  name: words(120),
  at: Instant,
  /** A fingerprint of what was signed: a later change is not signed. */
  of: word(/^[0-9a-f]{16}$/),
})

const few = <T extends z.ZodMiniType>(one: T) => z.array(one).check(z.maxLength(40))

export const ConferenceCapture = z.strictObject({
  kind: z.enum(kinds),
  stage: z.enum(stages),
  /** The day of the visit that the conference is about, where somebody named it. */
  aboutOn: DayOrNone,
  /** Whether the educator is asked to answer ahead, once the agenda is shared. */
  asksAhead: z.boolean(),
  sharedAt: z.nullable(Instant),
  meeting: Meeting,
  /**
   * The meeting as the observer sent it out: a day that is half typed goes to nobody’s calendar. Null: nobody is
   * invited.
   */
  invited: z.nullable(Invited),
  /** When the talk began: a conference may be prepared days before. */
  talkedAt: z.nullable(Instant),
  agenda: few(AgendaEntry),
  agreements: few(z.strictObject({ id: z.uuid(), text: words(2_000) })),
  goals: few(Goal),
  steps: few(Step),
  reviews: few(Review),
  /** What lay on the table, in words. */
  data: few(z.strictObject({ id: line(120), head: words(200), text: words(2_000) })),
  visits: few(TableVisit),
  followUpOn: DayOrNone,
  followUpFor: words(300),
  /** The leader’s own notes: no record has them. */
  prepNotes: words(10_000),
  /** The leader’s signature. The educator signs once it is sent. */
  signature: z.nullable(Signature),
})
export type ConferenceCapture = z.infer<typeof ConferenceCapture>
