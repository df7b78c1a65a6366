import { shortDay } from '@corridor/domain/calendar/day-words'
import { timeIn } from '@corridor/domain/clock/time-in'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { Visit } from '../../../definition/tool.ts'
import { isFilled } from '../../../evidence-picker/evidence-picker.ts'
import { sourceWords } from '../../../evidence-picker/evidence-picker.words.ts'
import { stanceTitles } from '../../../evidence-picker/evidence-terms.ts'
import { shareFacts } from '../../../report/share-facts.ts'
import { inOrder } from '../../../visit/in-order.ts'
import { targetName } from '../comment-targets.ts'
import { hasEvidence, isWritten, stepOf } from '../comments.ts'
import { kindTitles } from '../kinds.ts'
import type { Comment, TargetedCommentCapture } from '../targeted-comment.shape.ts'
import { kindChart } from './kind-chart.ts'

type Entry = Extract<Block, { kind: 'entries' }>['items'][number]

export function commentRecord(capture: TargetedCommentCapture, { timeZone }: Visit): Block[] {
  const comments = inOrder(capture.comments).filter(isWritten)
  const of = (kind: Comment['kind']) => comments.filter((it) => it.kind === kind).length
  const items = comments.flatMap((it) => entriesOf(it, timeZone, stepOf(capture)?.id === it.id))
  return [
    { kind: 'facts', items: factsOf(comments) },
    kindChart(of, comments.length, counted(comments.length, 'comment')),
    ...(items.length > 0 ? [{ kind: 'entries' as const, title: 'Comments', items }] : []),
    ...filesOf(comments),
  ]
}

function factsOf(comments: readonly Comment[]) {
  const targets = new Set(comments.flatMap(({ target }) => (target ? [targetName(target)] : [])))
  return [
    { label: 'Comments', value: String(comments.length) },
    ...shareFacts('With evidence', comments.filter(hasEvidence).length, comments.length),
    ...(targets.size > 0
      ? [{ label: 'About', value: counted(targets.size, 'target'), note: [...targets].join('; ') }]
      : []),
  ]
}

function entriesOf(comment: Comment, timeZone: string, isStep: boolean): Entry[] {
  const { at, kind, text, target, evidence, stepDueOn } = comment
  const due = stepDueOn ? ` by ${shortDay(stepDueOn)}` : ''
  const head = [timeIn(timeZone, at), kindTitles[kind], ...(isStep ? [`action step${due}`] : [])]
  return [
    { head: head.join(' · '), text: text.trim(), tags: target ? [targetName(target)] : [] },
    ...evidence.filter(isFilled).map((it) => ({
      head: `${sourceWords(it, timeZone)} · ${stanceTitles[it.stance]}`,
      text: it.text.trim() || 'See the files below.',
      tags: [],
      isUnder: true,
    })),
  ]
}

function filesOf(comments: readonly Comment[]): Block[] {
  const items = comments.flatMap(({ evidence, text }) =>
    evidence.flatMap(({ file, text: caption }) =>
      file ? [{ file, caption: caption.trim() || text.trim() }] : [],
    ),
  )
  return items.length > 0 ? [{ kind: 'files', title: 'Files', items }] : []
}
