import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import type { Counts, Fact } from '../tool.ts'
import { type TargetKind, targetKinds } from './comment-targets.ts'
import { kindChart } from './kind-chart.ts'
import { kinds } from './kinds.ts'

export function commentPanel(total: readonly Fact[], { visits, educators }: Counts): Block[] {
  const count = (item: string, value: string) =>
    sum(total.filter((it) => it.item === item && it.value === value).map(({ n }) => n))
  const all = sum(kinds.map((kind) => count('kind', kind)))
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'Comments',
          value: String(all),
          note: `${counted(visits, 'visit')}, ${counted(educators, 'educator')}`,
        },
        { label: 'With evidence', value: shareOf(count('comments', 'with evidence'), all) },
        {
          label: 'About a target',
          value: shareOf(count('comments', 'with a target'), all),
          ...noteOf((kind) => count('target', kind)),
        },
        { label: 'Action steps', value: String(count('steps', 'agreed')) },
      ],
    },
    kindChart((kind) => count('kind', kind), all, counted(all, 'comment')),
  ]
}

const aboutWords: Readonly<Record<TargetKind, string>> = {
  item: 'a look-for or an indicator',
  goal: 'a goal',
  step: 'an action step',
}

/** «5 about a look-for or an indicator, 2 about a goal» */
function noteOf(count: (kind: TargetKind) => number) {
  const kinds = targetKinds.filter((kind) => count(kind) > 0)
  return kinds.length > 0
    ? { note: kinds.map((kind) => `${count(kind)} about ${aboutWords[kind]}`).join(', ') }
    : {}
}
