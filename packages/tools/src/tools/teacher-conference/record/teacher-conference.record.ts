import { momentIn, shortDay, weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { firstName } from '@corridor/domain/people/first-name'
import type { Block, BlockTable } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { RecordContext, Visit } from '../../../definition/tool.ts'
import { earlierAnswers } from '../../../record/earlier-answers.ts'
import { askedIn, written } from '../conference.ts'
import { aboutOf, lagOf } from '../follow-through.ts'
import { kindTitles, type Speaker } from '../kinds.ts'
import { isSigned } from '../signing.ts'
import { tablesOf } from '../table-visits.ts'
import type { ConferenceCapture, Goal } from '../teacher-conference.shape.ts'
import { day, ownerTitles, stepBars, stepFigures, stepRows } from './step-blocks.ts'

/** The record of a conference: what was said and agreed. The leader’s preparation stays with the leader. */
export function conferenceRecord(capture: ConferenceCapture, context: RecordContext): Block[] {
  return [
    { kind: 'facts', items: [...factsOf(capture, context.visit), ...stepFigures(capture, context.visit)] },
    ...some('Agenda', agendaItems(capture, context)),
    ...visitTables(capture),
    ...some('Data on the table', capture.data.filter(({ text }) => text.trim() !== '').map(plainEntry)),
    ...some(
      'What we agreed',
      written(capture.agreements).map(({ text }) => ({ head: 'Agreed', text, tags: [] })),
    ),
    ...goalTable(capture),
    ...stepBars(capture),
    ...table('Action steps', ['Step', 'Who', 'By', 'State'], stepRows(capture, context.visit)),
    ...some('Signed', signatures(capture, context)),
    ...earlierAnswers(askedIn(capture), context),
  ]
}

type Items = Extract<Block, { kind: 'entries' }>['items']

function some(title: string, items: Items): Block[] {
  return items.length > 0 ? [{ kind: 'entries', title, items }] : []
}

/** A table for each tool, the visits side by side. */
function visitTables(capture: ConferenceCapture): Block[] {
  return tablesOf(capture).flatMap(({ tool, visits, observer, rows }) =>
    table(
      `Data on the table: ${tool}`,
      [
        observer ? `Observed by ${observer}` : 'Figure',
        ...visits.map(({ on, by }) => (observer ? shortDay(on) : `${shortDay(on)}, ${by}`)),
      ],
      rows.map(({ label, note, cells }) => [
        withNote(label, note),
        ...cells.map((it) => (it ? withNote(it.value, it.note) : '–')),
      ]),
    ),
  )
}

function withNote(text: string, note = ''): string {
  return note ? `${text} (${note})` : text
}

function plainEntry({ head, text }: { readonly head: string; readonly text: string }) {
  return { head: head || 'Noted', text, tags: [] }
}

function factsOf(capture: ConferenceCapture, visit: Visit) {
  const { kind, followUpOn, followUpFor } = capture
  const aboutOn = aboutOf(capture, visit)
  const lag = lagOf(capture, visit)
  return [
    { label: 'Conference', value: kindTitles[kind] },
    ...(aboutOn ? [{ label: 'About the visit on', value: weekdayAndDay(aboutOn) }] : []),
    ...(lag !== null
      ? [{ label: 'From visit to conference', value: lag === 0 ? 'Same day' : counted(lag, 'day') }]
      : []),
    {
      label: 'We look again',
      value: followUpOn ? weekdayAndDay(followUpOn) : 'No date yet',
      ...(followUpFor.trim() && { note: followUpFor.trim() }),
    },
  ]
}

const speakerTitles: Readonly<Record<Speaker, string>> = {
  ...ownerTitles,
  both: 'Both',
}

function agendaItems(capture: ConferenceCapture, { contributions }: RecordContext): Items {
  return askedIn(capture).flatMap(({ id, prompt, said, by }, index) => {
    const ahead = contributions.filter(({ kind, key }) => kind === 'answer' && key === id)
    return [
      { head: `Question ${index + 1}`, text: prompt, tags: [] },
      ...ahead.map((it) => ({ head: `${firstName(it.by)}, ahead`, text: it.text, tags: [], isUnder: true })),
      ...(said.trim() ? [{ head: speakerTitles[by], text: said, tags: [], isUnder: true }] : []),
    ]
  })
}

/**
 * How far a goal is: its figure at the newest visit on the table, among how many that have it. Both saw these visits,
 * and they stay as they were.
 */
function progressOf({ noticedBy }: Goal, capture: ConferenceCapture): string {
  const table = tablesOf(capture).find(({ tool }) => tool === noticedBy?.tool)
  const row = table?.rows.find(({ label }) => label === noticedBy?.figure)
  const seen = table?.visits.flatMap(({ on }, place) => {
    const cell = row?.cells[place]
    return cell ? [{ on, value: cell.value }] : []
  })
  const newest = seen?.at(-1)
  return seen && newest ? `${newest.value} on ${shortDay(newest.on)}, ${counted(seen.length, 'visit')}` : ''
}

/** The column that says by which figure of which tool a goal is noticed. */
export const NOTICED_BY = 'Noticed by'

function goalTable(capture: ConferenceCapture): Block[] {
  const goals = written(capture.goals)
  const isNoticed = goals.some(({ noticedBy }) => noticedBy)
  const progress = new Map(goals.map((it) => [it.id, progressOf(it, capture)]))
  const isSeen = [...progress.values()].some(Boolean)
  const set = goals.map((it) => [
    it.text,
    it.measure,
    it.baseline,
    [it.target, day(it.dueOn)].filter(Boolean).join(', by '),
    ...(isNoticed ? [it.noticedBy ? `${it.noticedBy.tool}: ${it.noticedBy.figure}` : ''] : []),
    ...(isSeen ? [progress.get(it.id) ?? ''] : []),
  ])
  const more = [...(isNoticed ? [NOTICED_BY] : []), ...(isSeen ? ['Newest'] : [])]
  const columns = ['Goal', 'Measure', 'Baseline', 'Target', ...more]
  return table('Goals', columns, set)
}

function table(title: string, columns: readonly string[], rows: BlockTable['rows']): Block[] {
  if (rows.length === 0) return []
  return [{ kind: 'table', title, table: { columns: columns.map((it) => ({ title: it })), rows } }]
}

function signatures(capture: ConferenceCapture, { contributions, visit }: RecordContext): Items {
  const { signature } = capture
  if (!signature || !isSigned(capture)) return []
  const theirs = contributions.filter(({ kind, key }) => kind === 'signature' && key === signature.of)
  return [
    { head: `Leader · ${momentIn(visit.timeZone, signature.at)}`, text: signature.name, tags: [] },
    ...theirs.map(({ text, at }) => ({
      head: `Educator · ${momentIn(visit.timeZone, at)}`,
      text,
      tags: [],
    })),
  ]
}
