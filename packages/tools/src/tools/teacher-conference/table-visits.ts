import type { PastVisit } from '../../visit/past-visit.ts'
import type { ConferenceCapture, TableVisit } from './teacher-conference.shape.ts'

/** How many visits fit beside each other. */
export const MOST_VISITS = 6

/** Copies a visit’s figures into the conference: they stay as they were, whatever becomes of the visit. */
export function layDown(capture: ConferenceCapture, visit: PastVisit): ConferenceCapture {
  const { observationId: id, tool, on, by } = visit
  const others = visitsOf(capture).filter((it) => it.id !== id)
  const figures = visit.figures.slice(0, 20).map(({ label, value, note = '' }) => ({
    label: cut(label, 120),
    value: cut(value, 300),
    note: cut(note, 300),
  }))
  return { ...capture, visits: [...others, { id, tool, on, by: cut(by, 120), figures }] }
}

export function takeOff(capture: ConferenceCapture, id: string): ConferenceCapture {
  return { ...capture, visits: visitsOf(capture).filter((it) => it.id !== id) }
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

/** The visits on the table; a draft that was begun before there were any has none. */
export function visitsOf({ visits = [] }: Partial<ConferenceCapture>): readonly TableVisit[] {
  return visits
}

interface TableRow {
  readonly label: string
  /** A note that is the same for all visits, and is said once. */
  readonly note: string
  /** A cell for each visit; null where the visit has no such figure. */
  readonly cells: readonly ({ readonly value: string; readonly note: string } | null)[]
}

export interface ToolTable {
  readonly tool: string
  /** The visits, oldest first, as one reads a course of time. */
  readonly visits: readonly TableVisit[]
  /** The observer of all the visits; null where it was not one person. */
  readonly observer: string | null
  readonly rows: readonly TableRow[]
}

/** Visits with the same tool beside each other, so that nobody has to turn pages to compare. */
export function tablesOf(capture: ConferenceCapture): ToolTable[] {
  const all = visitsOf(capture).toSorted((a, b) =>
    a.on === b.on ? (a.id < b.id ? -1 : 1) : a.on < b.on ? -1 : 1,
  )
  return [...new Set(all.map(({ tool }) => tool))].sort().map((tool) => {
    const visits = all.filter((it) => it.tool === tool)
    const labels = new Set(visits.flatMap(({ figures }) => figures.map(({ label }) => label)))
    const [observer = null, another] = new Set(visits.map(({ by }) => by))
    return {
      tool,
      visits,
      observer: another === undefined ? observer : null,
      rows: [...labels].map((label) => rowOf(label, visits)),
    }
  })
}

function rowOf(label: string, visits: readonly TableVisit[]): TableRow {
  const found = visits.map(({ figures }) => figures.find((it) => it.label === label) ?? null)
  const notes = new Set(found.flatMap((it) => (it ? [it.note] : [])))
  const [shared = ''] = notes.size === 1 ? notes : []
  return {
    label,
    note: shared,
    cells: found.map((it) => it && { value: it.value, note: shared ? '' : it.note }),
  }
}
