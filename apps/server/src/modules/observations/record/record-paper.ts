import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { momentIn, weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { isSent } from '@corridor/domain/observation/observation-rules'
import {
  lessonFacts,
  nameAndRole,
  purposeWords,
  recordCaution,
  recordKind,
  recordPrivacy,
  timeWords,
} from '@corridor/domain/observation/record-words'
import { counted } from '@corridor/domain/words/count-words'
import { listed } from '@corridor/domain/words/listed'
import type { PaperDocument } from '../../../paper/paper-document.ts'
import { toolOf } from '../opened.ts'
import {
  type PrintedPart,
  type PrintedStep,
  repliesSection,
  sectionsOf,
  signedSection,
  stepsSection,
} from './record-sections.ts'

export interface Printed {
  /** The observations in the order of the visit: one tool, or all that was sent together. */
  readonly parts: readonly [PrintedPart, ...PrintedPart[]]
  /** The name of the district. */
  readonly district: string
  readonly logo?: Uint8Array | undefined
  /** Photos by the ids of their files. */
  readonly photos: ReadonlyMap<string, Uint8Array>
  /** Steps that were agreed with the educator until then, and are open. */
  readonly steps: readonly PrintedStep[]
}

/** A record, or all that was sent together, as paper has it. It prints what it is given: what a reader may read is asked before. */
export function recordPaper({ parts, district, logo, photos, steps }: Printed): PaperDocument {
  const [{ record }] = parts
  const message = parts.find((it) => it.record.message)?.record.message ?? ''
  const isVisit = parts.length > 1
  return {
    title: record.educator.name,
    subtitle: isVisit
      ? `Visit with ${counted(parts.length, 'tool')}: ${listed(titlesOf(parts))}`
      : toolWords(parts[0]),
    language: 'en-US',
    record: {
      place: [record.school, district],
      logo,
      kind: [`${recordKind(record, isVisit)} record`, purposeWords(record)],
      facts: factsOf(parts),
      copy: copyWords(parts),
      running: `${record.educator.name} · ${dayWords(record)}`,
    },
    cards: [
      ...(message === ''
        ? []
        : [{ title: 'Message', line: '', rank: 'section' as const, blocks: [plain(message)] }]),
      ...sectionsOf(parts),
      ...stepsSection(steps),
      ...signedSection(parts),
      ...repliesSection(parts),
    ],
    notices: [],
    footer: `${recordCaution(record)} ${recordPrivacy}`,
    madeAt: '',
    photos,
  }
}

/** A text as a block under no heading. */
function plain(text: string) {
  return { kind: 'entries' as const, title: '', items: [{ head: '', text, tags: [] }] }
}

function titlesOf(parts: readonly PrintedPart[]): string[] {
  return parts.map((part) => toolOf(part).title)
}

/** “Custom Look-Fors, Every Classroom, tool version 2” */
function toolWords(part: PrintedPart): string {
  const { title } = toolOf(part)
  const { set, setVersion } = part.record
  return [title, set === title ? undefined : set, setVersion && `tool version ${setVersion}`]
    .filter(Boolean)
    .join(', ')
}

function factsOf(parts: Printed['parts']) {
  const [{ record, sentAt, acknowledgedAt, status }] = parts
  const { timeZone } = record
  const ends = parts.map(({ record: { endedAt } }) => endedAt).filter((it) => it !== null)
  const endedAt = ends.length === parts.length ? (ends.toSorted().at(-1) ?? null) : null
  const moment = (at: string | null, none: string) => (at ? momentAndYear(timeZone, at) : none)
  return [
    { label: 'Date', value: dayWords(record) },
    { label: 'Time', value: `${timeWords({ ...record, endedAt })}${lasting(record, endedAt)}` },
    ...lessonFacts(record),
    { label: 'Observer', value: nameAndRole(record) },
    { label: 'Sent', value: isSent(status) ? moment(sentAt, '') : 'Not sent' },
    { label: 'Read', value: isSent(status) ? moment(acknowledgedAt, 'Not marked as read') : '' },
  ].filter(({ value }) => value !== '')
}

/** “Wed, Oct 21, 2026” */
function dayWords({ timeZone, startedAt }: ObservationRecord): string {
  const day = dayIn(timeZone, new Date(startedAt))
  return `${weekdayAndDay(day)}, ${day.slice(0, 4)}`
}

/** “ (10 min)” */
function lasting({ startedAt }: ObservationRecord, endedAt: string | null): string {
  if (!endedAt) return ''
  const minutes = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000)
  return minutes > 0 ? ` (${minutes} min)` : ''
}

function momentAndYear(timeZone: string, at: string): string {
  const [day = '', ...time] = momentIn(timeZone, at).split(', ')
  return [day, dayIn(timeZone, new Date(at)).slice(0, 4), ...time].join(', ')
}

function copyWords(parts: readonly PrintedPart[]): string {
  if (!parts.every(({ status }) => isSent(status))) return 'Not sent: this may still change'
  const versions = [...new Set(parts.map(({ record }) => record.version))]
  return `${versions.length > 1 ? 'Copies' : 'Copy'} ${versions.join(', ')}, unchanged since sent`
}
