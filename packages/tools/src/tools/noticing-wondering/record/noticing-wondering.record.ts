import { timeIn } from '@corridor/domain/clock/time-in'
import type { Block } from '@corridor/domain/report/block'
import { shareOf } from '@corridor/domain/words/count-words'
import type { Contribution, RecordContext, Visit } from '../../../definition/tool.ts'
import { earlierAnswers } from '../../../record/earlier-answers.ts'
import { shareFacts } from '../../../report/share-facts.ts'
import { nameOf, taggedWith, tagsOf } from '../../../target-picker/tags.ts'
import { aboutTitles, columnTitles } from '../columns.ts'
import { ofColumn, threadsOf, writtenIn } from '../entries.ts'
import type { Entry, NoticingCapture, NoticingConfig } from '../noticing-wondering.shape.ts'
import { aboutChart } from './about-chart.ts'
import { ratioOf } from './ratio-words.ts'

export function noticingRecord(
  capture: NoticingCapture,
  { focusQuestion }: NoticingConfig,
  context: RecordContext,
): Block[] {
  const { visit, contributions } = context
  const entries = writtenIn(capture)
  const answers = new Map(contributions.filter(({ kind }) => kind === 'answer').map((it) => [it.key, it]))
  return [
    ...(focusQuestion === '' ? [] : [{ kind: 'heading' as const, text: `Focus: ${focusQuestion}` }]),
    { kind: 'facts', items: factsOf(entries, answers) },
    ...aboutChart(entries),
    ...tagsIn(entries),
    { kind: 'entries', title: 'Noticed and wondered', items: itemsOf(entries, answers, visit) },
    ...earlierAnswers(entries, context),
  ]
}

type Answers = ReadonlyMap<string, Contribution>

function factsOf(entries: readonly Entry[], answers: Answers) {
  const [noticings, wonderings] = [ofColumn(entries, 'noticing'), ofColumn(entries, 'wondering')]
  const linked = threadsOf(entries).flatMap((it) => (it.noticing ? it.wonderings : [])).length
  const students = entries.filter(({ about }) => about === 'students').length
  const said = entries.filter(({ about }) => about !== null).length
  const answered = wonderings.filter(({ id }) => answers.has(id)).length
  return [
    { label: 'Noticings', value: String(noticings.length) },
    {
      label: 'Wonderings',
      value: String(wonderings.length),
      ...(linked > 0 ? { note: `${linked} out of a noticing` } : {}),
    },
    ...ratioOf(noticings.length, wonderings.length),
    ...shareFacts('About students', students, said, 'of entries that say what they are about'),
    ...(wonderings.length > 0
      ? [{ label: 'Wonderings answered', value: shareOf(answered, wonderings.length) }]
      : []),
  ]
}

function tagsIn(entries: readonly Entry[]): Block[] {
  const counts = taggedWith(entries)
  const named = new Map(entries.flatMap(tagsOf).map((tag) => [tag.target, tag]))
  if (named.size === 0) return []
  const rows = tagsOf({ tags: Object.fromEntries(named) }).map(({ target, code, title }) => [
    `${code} ${title}`.trim(),
    String(counts.get(target) ?? 0),
  ])
  const columns = [{ title: 'Look-for or indicator' }, { title: 'Entries', isNumber: true }]
  return [{ kind: 'table', title: 'Tagged with', table: { columns, rows } }]
}

function itemsOf(entries: readonly Entry[], answers: Answers, { timeZone }: Visit) {
  const drawn = (entry: Entry, isUnder: boolean) => {
    const answer = answers.get(entry.id)
    const about = entry.about ? [aboutTitles[entry.about]] : []
    return [
      {
        head: [timeIn(timeZone, entry.at), columnTitles[entry.column], ...about].join(' · '),
        text: entry.text.trim(),
        tags: [...(entry.isStarred ? ['★ To talk about'] : []), ...tagsOf(entry).map(nameOf)],
        ...(isUnder ? { isUnder: true } : {}),
      },
      ...(answer
        ? [
            {
              head: `${timeIn(timeZone, answer.at)} · Answer · ${answer.by}`,
              text: answer.text,
              tags: [],
              isUnder: true,
            },
          ]
        : []),
    ]
  }
  return threadsOf(entries).flatMap(({ noticing, wonderings }) => [
    ...(noticing ? drawn(noticing, false) : []),
    ...wonderings.flatMap((it) => drawn(it, noticing !== null)),
  ])
}
