import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import type { PanelFacts } from '../../../definition/tool.ts'
import { countsIn } from '../../../report/fact-counts.ts'
import { type TargetKind, targetKinds } from '../comment-targets.ts'
import { kinds } from '../kinds.ts'
import { kindChart } from '../record/kind-chart.ts'

/** The tool's part of a report: what kinds of comments were written, and what they rest on. */
export function commentPanel({ total }: PanelFacts): Block[] {
  const count = countsIn(total)
  const all = sum(kinds.map((kind) => count('kind', kind)))
  if (all === 0) return [{ kind: 'note', text: 'No comment was written in these visits.' }]
  return [
    kindChart((kind) => count('kind', kind), all, counted(all, 'comment')),
    {
      kind: 'facts',
      items: [
        { label: 'Comments', value: String(all) },
        { label: 'With evidence', value: shareOf(count('comments', 'with evidence'), all) },
        {
          label: 'About a target',
          value: shareOf(count('comments', 'with a target'), all),
          ...noteOf((kind) => count('target', kind)),
        },
        { label: 'From the comment bank', value: shareOf(count('comments', 'from the bank'), all) },
        { label: 'Action steps', value: String(count('steps', 'agreed')) },
      ],
    },
  ]
}

const aboutWords: Readonly<Record<TargetKind, string>> = {
  item: 'a look-for or an indicator',
  goal: 'a goal',
  step: 'an action step',
}

/** “5 about a look-for or an indicator, 2 about a goal” */
function noteOf(count: (kind: TargetKind) => number) {
  const kinds = targetKinds.filter((kind) => count(kind) > 0)
  return kinds.length > 0
    ? { note: kinds.map((kind) => `${count(kind)} about ${aboutWords[kind]}`).join(', ') }
    : {}
}
