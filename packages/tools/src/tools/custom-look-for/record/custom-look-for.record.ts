import { timeIn } from '@corridor/domain/clock/time-in'
import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import type { RecordContext, Visit } from '../../../definition/tool.ts'
import { type State, states } from '../answer-types.ts'
import { answerWords } from '../answer-words.ts'
import type { LookForCapture } from '../custom-look-for.shape.ts'
import { markedOf } from '../marks.ts'
import type { LookFor, LookForSet } from '../set/look-for-set.shape.ts'
import { type DomainPart, partsOf } from '../set/set-order.ts'
import { stateChart } from './state-chart.ts'

/** The record of a capture, domain by domain: every item with its mark, then its evidence. */
export function lookForRecord(
  capture: LookForCapture,
  set: LookForSet,
  { visit, isForEducator }: RecordContext,
): Block[] {
  const parts = partsOf(set)
    .map(({ domain, items }) => ({
      domain,
      items: items.filter(({ isPrivate }) => !isForEducator || !isPrivate),
    }))
    .filter(({ items }) => items.length > 0)
  const items = parts.flatMap((part) => part.items)
  return [
    { kind: 'facts', items: factsOf(capture, set, items) },
    ...chartOf(capture, parts),
    ...parts.flatMap((part) => [tableOf(capture, part, visit), ...evidenceOf(capture, part, visit)]),
    ...filesOf(capture, items),
    ...notesOn(capture, items).map((text) => ({ kind: 'note' as const, text })),
  ]
}

function factsOf(capture: LookForCapture, set: LookForSet, items: readonly LookFor[]) {
  const { observed, opportunities } = observedOf(capture, items)
  const marked = markedOf(capture, items)
  const none = items.filter(({ id }) => capture.marks[id]?.state === 'no-opportunity').length
  return [
    { label: 'Look-for set', value: set.title },
    { label: 'Marked', value: `${marked} of ${items.length}` },
    ...(opportunities === 0
      ? []
      : [
          {
            label: 'Observed',
            value: shareOf(observed, opportunities),
            note: 'of those marked observed or not observed',
          },
        ]),
    ...(none > 0
      ? [{ label: 'No opportunity', value: shareOf(none, marked), note: 'of all that were marked' }]
      : []),
  ]
}

function observedOf({ marks }: LookForCapture, items: readonly LookFor[]) {
  const states = items.filter(({ type }) => type === 'present').map(({ id }) => marks[id]?.state)
  const observed = states.filter((state) => state === 'observed').length
  return { observed, opportunities: observed + states.filter((state) => state === 'not-observed').length }
}

/** A chart of the domains side by side, where there are several to compare and something is marked. */
function chartOf({ marks }: LookForCapture, parts: readonly DomainPart[]): Block[] {
  const bars = parts.flatMap(({ domain, items }) => {
    const present = items.filter(({ type }) => type === 'present')
    const count = (of: State | 'not-marked') =>
      present.filter(({ id }) => (marks[id]?.state ?? 'not-marked') === of).length
    return present.length > 0 ? [{ label: domain.title, count }] : []
  })
  const n = sum(bars.flatMap(({ count }) => states.map(count)))
  if (bars.length < 2 || n === 0) return []
  const about = counted(n, 'look-for')
  return [
    stateChart({
      title: 'Look-fors by domain',
      what: 'Domain',
      bars,
      n,
      counted: `${about} with these marks`,
    }),
  ]
}

function tableOf(capture: LookForCapture, { domain, items }: DomainPart, visit: Visit): Block {
  const until = Date.parse(visit.endedAt ?? visit.startedAt)
  return {
    kind: 'table',
    title: domain.title,
    table: {
      columns: [{ title: 'Code' }, { title: 'Look-for' }, { title: 'Marked' }],
      rows: items.map((item) => [item.code, item.prompt, answerWords(capture, item, until)]),
    },
  }
}

function evidenceOf(capture: LookForCapture, { domain, items }: DomainPart, visit: Visit): Block[] {
  const entries = items.flatMap((item) => {
    const mark = capture.marks[item.id]
    if (!mark?.evidence.trim()) return []
    return [
      {
        head: `${timeIn(visit.timeZone, mark.at)} · ${item.code}`,
        text: mark.evidence.trim(),
        tags: [item.prompt],
      },
    ]
  })
  return entries.length === 0 ? [] : [{ kind: 'entries', title: `${domain.title}: evidence`, items: entries }]
}

function filesOf({ files }: LookForCapture, items: readonly LookFor[]): Block[] {
  const attached = items.flatMap((item) =>
    files
      .filter(({ itemId }) => itemId === item.id)
      .map(({ file }) => ({ file, caption: `${item.code} ${item.prompt}` })),
  )
  return attached.length === 0 ? [] : [{ kind: 'files', title: 'Photos and documents', items: attached }]
}

function notesOn(capture: LookForCapture, items: readonly LookFor[]): string[] {
  const unmarked = items.length - markedOf(capture, items)
  const states = items.map(({ id }) => capture.marks[id]?.state)
  return [
    ...(states.includes('no-opportunity')
      ? ['“No opportunity” is left out of the rate. It is not a zero.']
      : []),
    ...(unmarked > 0
      ? [`${counted(unmarked, 'look-for was', 'look-fors were')} not marked. That says nothing about them.`]
      : []),
  ]
}
