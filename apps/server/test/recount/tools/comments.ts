import { many, share, tally } from '../arithmetic.ts'
import { chart, type Figure } from '../figures.ts'
import type { Used } from './used.ts'

interface Comment {
  readonly kind: string
  readonly text: string
  readonly target: { readonly id: string } | null
  readonly bankId: string | null
  readonly isStep: boolean
  readonly evidence: readonly { readonly text: string; readonly file?: object }[]
}

const kinds = [
  ['strength', 'Strength'],
  ['question', 'Question'],
  ['suggestion', 'Suggestion'],
  ['next-step', 'Next step'],
  ['note', 'Note'],
] as const

export function comments({ rows }: Used): Figure[] {
  const each = rows.map(({ document }) =>
    (document.capture as { comments: Comment[] }).comments.filter(({ text }) => text.trim() !== ''),
  )
  const all = each.flat()
  const n = all.length
  if (n === 0) return [{ note: 'No comment was written in these visits.' }]
  const of = tally(all.map(({ kind }) => kind))
  const used = kinds.filter(([kind]) => of(kind) > 0)
  const ids = all.flatMap(({ target }) => (target ? [target.id] : []))
  const [goals, steps] = ['goal:', 'step:'].map((it) => ids.filter((id) => id.startsWith(it)).length)
  const about = [
    [ids.length - (goals ?? 0) - (steps ?? 0), 'a look-for or an indicator'],
    [goals, 'a goal'],
    [steps, 'an action step'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${count} about ${what}`)
  const target = ['About a target', share(ids.length, n)] as const
  const resting = all.filter((it) => it.evidence.some(({ text, file }) => text.trim() !== '' || file))
  const agreed = each.filter((theirs) => theirs.some(({ kind, isStep }) => isStep && kind === 'next-step'))
  const cells = ['Comments', ...used.map(([kind]) => String(of(kind)))]
  return [
    chart('Kinds of comments', ['What', ...used.map(([, title]) => title)], [cells], [n, many(n, 'comment')]),
    {
      facts: [
        ['Comments', String(n)],
        ['With evidence', share(resting.length, n)],
        about.length > 0 ? [...target, about.join(', ')] : target,
        ['From the comment bank', share(all.filter(({ bankId }) => bankId !== null).length, n)],
        ['Action steps', String(agreed.length)],
      ],
    },
  ]
}
