import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { RecordContext, Visit } from '../../../definition/tool.ts'
import { shareFacts } from '../../../report/share-facts.ts'
import { nameOf, taggedWith, tagsOf } from '../../../target-picker/tags.ts'
import { kindTitles } from '../kinds.ts'
import { asWritten, countBy, groupOf, groups, isUntagged, secondsCovered, standing } from '../lines.ts'
import type { Line, NarrativeCapture } from '../narrative-corner.shape.ts'
import { wordsIn } from '../spans.ts'
import { pacePer5 } from './stretches.ts'

export function narrativeRecord(
  capture: NarrativeCapture,
  { visit, isForEducator, withInterpretation = false }: RecordContext,
): Block[] {
  const lines = standing(capture).filter((it) => !isForEducator || withInterpretation || isSent(it))
  const files = lines.flatMap(({ file, ...line }) =>
    file ? [{ file, caption: captionOf(line, visit) }] : [],
  )
  return [
    { kind: 'facts', items: factsOf(lines, isForEducator) },
    ...pacePer5(lines, visit),
    ...targetsIn(lines),
    { kind: 'entries', title: 'Script', items: entriesOf(lines, visit, isForEducator || withInterpretation) },
    ...(files.length > 0 ? [{ kind: 'files' as const, title: 'Photos and documents', items: files }] : []),
  ]
}

/** Whether a line goes out; an interpretation stays with the observer, unless ticked. */
function isSent({ kind, isIncluded }: Line): boolean {
  return kind !== 'interpretation' || isIncluded
}

function factsOf(lines: readonly Line[], isForEducator: boolean) {
  const { teacher, students } = countBy(lines, groups, groupOf)
  const untagged = lines.filter(isUntagged).length
  return [
    { label: 'Lines', value: String(lines.length), note: `over ${minutesOf(lines)}` },
    ...shareFacts('Teacher', teacher, teacher + students, 'of lines with a speaker'),
    ...shareFacts('Students', students, teacher + students, 'of lines with a speaker'),
    { label: 'Indicators with evidence', value: String(taggedWith(lines).size) },
    ...(isForEducator ? [] : [{ label: 'Untagged', value: String(untagged) }]),
  ]
}

function minutesOf(lines: readonly Line[]): string {
  return counted(Math.max(1, Math.round(secondsCovered(lines) / 60)), 'minute')
}

function targetsIn(lines: readonly Line[]): Block[] {
  const counts = taggedWith(lines)
  const named = new Map(lines.flatMap(tagsOf).map((tag) => [tag.target, tag]))
  const tags = tagsOf({ tags: Object.fromEntries(named) })
  if (tags.length === 0) return []
  const columns = [{ title: 'Look-for or indicator' }, { title: 'Lines', isNumber: true }]
  const rows = tags.map((tag) => [nameOf(tag), String(counts.get(tag.target) ?? 0)])
  return [{ kind: 'table', title: 'Where there is evidence', table: { columns, rows } }]
}

/** The lines in words. Where all go out, each by itself or the record as a whole, none is said to stay. */
function entriesOf(lines: readonly Line[], { timeZone }: Visit, allGoOut: boolean) {
  const clock = clockIn(timeZone)
  return lines.map((line) => ({
    head: [
      clock(line.at),
      kindTitles[line.kind],
      ...(line.speaker ? [line.speaker] : []),
      ...(allGoOut || isSent(line) ? [] : ['not sent']),
    ].join(' · '),
    text: asWritten(line),
    tags: tagsOf(line).map((tag) => {
      const words = wordsIn(line.text, tag.span)
      return words ? `${nameOf(tag)}: “${words}”` : nameOf(tag)
    }),
    ...(line.kind === 'interpretation' ? { isInterpretation: true } : {}),
  }))
}

function captionOf(line: Pick<Line, 'at' | 'kind' | 'text'>, { timeZone }: Visit): string {
  return `${clockIn(timeZone)(line.at)} ${asWritten(line) || kindTitles[line.kind]}`
}

/** “10:13:05”, in the school’s time zone. A script has hundreds of lines, so the format is made once. */
function clockIn(timeZone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
  })
  return (at) => format.format(new Date(at)).replace(/\s[AP]M$/, '')
}
