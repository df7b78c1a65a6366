import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import type { JsonObject } from '@corridor/domain/data/json'
import { isSent } from '@corridor/domain/observation/observation-rules'
import { partTitle } from '@corridor/domain/observation/record-words'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { type RecordPart, recordParts } from '@corridor/tools/record/record-parts'
import type { Kept } from '../../../device/kept.ts'
import { queuedWith } from '../../../device/store/sent-together.ts'
import { findLoadedTool } from '../../../tool-definitions.ts'
import { type Around, recordOf, unsendableIn } from './preview/record-of.ts'
import { lacksSelfRating, writtenIn } from './send-around.ts'

/** A tool of the visit, as the page that sends it shows it. */
export interface ToolToSend {
  readonly kept: Kept
  readonly title: string
  /** Whether the observation can go out; `lacks` names what keeps it. */
  readonly isReady: boolean
  readonly lacks: string
  /** Whether the observation goes out with the others. */
  readonly isChosen: boolean
  /** The record that goes out. */
  readonly record: ObservationRecord | undefined
  /** The parts of the record, those left out included. */
  readonly parts: readonly IncludedPart[]
  readonly written: readonly Block[]
  /** What has to change before the observation can go out. */
  readonly unsendable: readonly string[]
  /** Whether the educator was asked to rate their lesson, and has not. */
  readonly isUnrated: boolean
}

/** The unsent observations of the same visit to the same educator with the same purpose, in the order of the visit. */
export function toolsOfVisit(list: readonly Kept[], { id, document }: Kept): readonly Kept[] {
  const isWith = (it: Kept) =>
    it.document.visitId === document.visitId &&
    isSameEducator(it.document, document) &&
    it.document.purpose === document.purpose &&
    !isSent(it.status) &&
    // An observation that is queued without this one goes without it.
    (queuedWith(list, it.id) ?? it).id === (queuedWith(list, id) ?? it).id
  return list
    .filter((it) => it.id === id || isWith(it))
    .toSorted((a, b) => (a.document.startedAt + a.id < b.document.startedAt + b.id ? -1 : 1))
}

/**
 * Whether two documents are of one educator; somebody met at the door has an id only once the server has heard of
 * them.
 */
function isSameEducator(one: Kept['document'], other: Kept['document']): boolean {
  if (one.educatorId !== null && other.educatorId !== null) return one.educatorId === other.educatorId
  return one.educator.name === other.educator.name
}

interface Asked {
  readonly kept: Kept
  /** How the tool was set up. */
  readonly set: JsonObject | undefined
  readonly around: Around
  readonly leftOut: readonly string[]
  /** Titles of the parts that are not sent. */
  readonly leftOutParts: readonly string[]
}

/** A part of a record, and whether it goes out. */
export interface IncludedPart extends Pick<RecordPart, 'title' | 'words'> {
  readonly isIncluded: boolean
}

export function toolToSend({ kept, set, around, leftOut, leftOutParts }: Asked): ToolToSend {
  const lacks = lacking(kept, set)
  const whole = recordOf(kept, set, around)
  const parts = recordParts(whole?.blocks ?? []).map(({ title, words }) => ({
    title,
    words,
    isIncluded: !leftOutParts.includes(title),
  }))
  // A part that was left out and is gone since cannot be left out.
  const out = parts.filter(({ isIncluded }) => !isIncluded).map(({ title }) => title)
  return {
    kept,
    title: partTitle(findLoadedTool(kept.document.toolTypeId)?.title ?? 'Tool', whole?.set),
    isReady: lacks === '',
    lacks,
    isChosen: lacks === '' && !leftOut.includes(kept.id),
    record: out.length > 0 ? recordOf(kept, set, around, out) : whole,
    parts,
    written: writtenIn(kept, set),
    unsendable: unsendableIn(kept, set),
    isUnrated: lacksSelfRating(kept, set),
  }
}

/** What a tool of the visit lacks before it can be sent, in words; empty where it can. */
function lacking({ goal, document, trouble }: Kept, set: JsonObject | undefined): string {
  if (document.conflicts.length > 0) return 'Changed on two devices. Choose what holds first.'
  if (goal !== 'draft') return ''
  const tool = findLoadedTool(document.toolTypeId)
  const missing = tool && set ? tool.missing(tool.open(document.toolVersion, document.capture), set) : []
  return missing[0] ?? trouble?.message ?? 'Not finished yet'
}

/** How much a record is made of: “5 sweeps”. */
export function sizeWords(record: ObservationRecord | undefined): string {
  const blocks = record?.blocks ?? []
  const chart = blocks.find((it) => it.kind === 'chart')
  if (chart) return chart.counted
  const lines = blocks.filter((it) => it.kind === 'entries').flatMap(({ items }) => items)
  if (lines.length > 0) return counted(lines.length, 'line')
  const [fact] = blocks.filter((it) => it.kind === 'facts').flatMap(({ items }) => items)
  return fact ? `${fact.label}: ${fact.value}` : ''
}
