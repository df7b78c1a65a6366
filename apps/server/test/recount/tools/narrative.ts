import { many, secondsFrom, share, tally, total } from '../arithmetic.ts'
import { chart, type Figure } from '../figures.ts'
import type { Used } from './used.ts'

interface Line {
  readonly kind: string
  readonly speaker: string | null
  readonly text: string
  readonly file: object | null
  readonly removedAt: string | null
  readonly tags: object
}

const kinds = [
  ['script', 'Script'],
  ['action', 'Action'],
  ['environment', 'Room'],
  ['student-work', 'Student work'],
  ['interpretation', 'Interpretation'],
  ['question', 'Question'],
  ['time', 'Time mark'],
] as const
const whose = ['Teacher', 'Students', 'Room', 'Other', 'Interpretation']

function whoseIs({ kind, speaker }: Line): string {
  if (kind === 'interpretation') return 'Interpretation'
  if (kind === 'environment') return 'Room'
  if (speaker === null) return 'Other'
  return speaker === 'T' ? 'Teacher' : 'Students'
}

export function narrative({ rows }: Used): Figure[] {
  const lines = rows
    .flatMap(({ document }) => (document.capture as { lines: Line[] }).lines)
    .filter(({ removedAt, text, file }) => removedAt === null && (text.trim() !== '' || file !== null))
  if (lines.length === 0) return [{ note: 'No line was written in these visits.' }]
  const of = tally(lines.map(({ kind }) => kind))
  const by = tally(lines.map(whoseIs))
  const cells = [
    ...kinds.map(([kind, title]) => ['Kind of line', title, of(kind)] as const),
    ...whose.map((title) => ['Whose it is', title, by(title)] as const),
  ].filter(([, , n]) => n > 0)
  const seconds = total(
    rows.map(({ document: it }) => (it.endedAt ? Math.round(secondsFrom(it.startedAt, it.endedAt)) : 0)),
  )
  const evidence = lines.filter(({ kind }) => kind !== 'interpretation' && kind !== 'time')
  const tagged = evidence.filter(({ tags }) => Object.keys(tags).length > 0).length
  const spoken = by('Teacher') + by('Students')
  const n = lines.length
  return [
    chart(
      'What was written down',
      ['By', 'What', 'Lines'],
      cells.map((row) => row.map(String)),
      [n, many(n, 'line')],
    ),
    {
      facts: [
        ['Lines', String(n)],
        ...(seconds >= 180
          ? [
              [
                'Lines in five minutes',
                String(Math.round((n / seconds) * 3_000) / 10),
                `${n} in ${Math.round(seconds / 60)} min`,
              ] as const,
            ]
          : []),
        ...(spoken > 0
          ? [['Students', share(by('Students'), spoken), 'of lines with a speaker'] as const]
          : []),
        ...(evidence.length > 0
          ? [['Tagged', share(tagged, evidence.length), 'of lines that are evidence'] as const]
          : []),
      ],
    },
  ]
}
