import { addDays, dayIn } from '@corridor/domain/days'
import { type Kind, kinds } from '@corridor/tools/targeted-comment/kinds'
import type { Comment, TargetedCommentCapture } from '@corridor/tools/targeted-comment/targeted-comment.shape'
import type { Random } from '../random.ts'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './captures.ts'

const COMMENTS = { fewest: 1, most: 3 }
const DAYS_UNTIL_DUE = 14
const MOUNTAIN_TIME = 'America/Denver'

/** One to three comments; a next step often becomes the action step. A draft has its evidence and no words yet. */
export function targetedCommentCapture({
  startedAt,
  minutes,
  isFinished,
  random,
}: Scene): TargetedCommentCapture {
  const count = random.integer(COMMENTS.fewest, COMMENTS.most)
  const between = Math.floor((minutes * 60) / (count + 1))
  const order = kinds.filter((kind) => kind !== 'note')
  const first = random.integer(0, order.length - 1)
  const comments = Array.from({ length: count }, (_, index): Comment => {
    const at = new Date(startedAt.getTime() + between * (index + 1) * 1_000)
    const kind = order[(first + index) % order.length] ?? 'note'
    const isEmpty = !isFinished && index === count - 1
    const isStep = kind === 'next-step' && !isEmpty && random.chance(0.6)
    const hasPiece = isEmpty || random.chance(0.55)
    return {
      id: uuidV7(at, random),
      at: at.toISOString(),
      kind,
      target: null,
      text: isEmpty ? '' : any(words[kind], random),
      bankId: null,
      evidence: hasPiece
        ? [{ id: uuidV7(at, random), text: any(seen, random), stance: 'supports', source: null }]
        : [],
      isStep,
      stepDueOn: isStep ? addDays(dayIn(MOUNTAIN_TIME, startedAt), DAYS_UNTIL_DUE) : null,
    }
  })
  return { comments }
}

function any(them: readonly string[], random: Random): string {
  return them[random.integer(0, them.length - 1)] ?? ''
}

const words: Readonly<Record<Kind, readonly string[]>> = {
  strength: [
    'All students had what they needed on the table within two minutes.',
    'When you asked “Who sees it differently?”, two students answered one another.',
    'You named the purpose at the start and came back to it before the share.',
  ],
  question: [
    'How did you decide on the three groups?',
    'What would students say if you asked them why the second graph is steeper?',
    'What did you learn when students compared their two answers?',
  ],
  suggestion: [
    'Before the share, give pairs thirty more seconds to rehearse what they want to say.',
    'Let a student explain the first step before you do.',
  ],
  'next-step': [
    'Plan one question that asks for reasons in each lesson, starting with the warm-up.',
    'Collect one exit slip from all students each week, and sort them into two piles.',
  ],
  note: ['This was the last part of a longer lesson.'],
}

const seen = [
  'S4 asked S9 where the number came from.',
  '20 of 24 boards showed the second step.',
  'T waited about four seconds after the third question.',
]
