import { addDays, dayIn } from '@corridor/domain/calendar/days'
import { type Kind, kinds } from '@corridor/tools/tools/targeted-comment/kinds'
import type {
  Comment,
  TargetedCommentCapture,
} from '@corridor/tools/tools/targeted-comment/targeted-comment.shape'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './scene.ts'

const COMMENTS = { fewest: 1, most: 3 }
const DAYS_UNTIL_DUE = 14
const MOUNTAIN_TIME = 'America/Denver'

/** A capture of one to three comments; a next step often becomes the action step. A draft has no words yet. */
export function targetedCommentCapture({
  startedAt,
  minutes,
  isFinished,
  targets,
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
    const [text, about, seen] = random.weighted(words[kind], () => 1)
    const named = targets.get(about)
    return {
      id: uuidV7(at, random),
      at: at.toISOString(),
      kind,
      target: named && !isEmpty ? { id: named.target, code: named.code, title: named.title } : null,
      text: isEmpty ? '' : text,
      bankId: null,
      evidence: hasPiece ? [{ id: uuidV7(at, random), text: seen, stance: 'supports', source: null }] : [],
      isStep,
      stepDueOn: isStep ? addDays(dayIn(MOUNTAIN_TIME, startedAt), DAYS_UNTIL_DUE) : null,
    }
  })
  return { comments }
}

/** A comment with the item that it is about, and what was seen. */
type Written = readonly [text: string, item: string, seen: string]

const words: Readonly<Record<Kind, readonly Written[]>> = {
  strength: [
    [
      'All students had what they needed on the table within two minutes.',
      'c2',
      'Trays and sheets lay on all six tables at 1:50.',
    ],
    [
      'When you asked “Who sees it differently?”, two students answered one another.',
      'talk-build-on',
      'S4 asked S9 where that came from.',
    ],
    [
      'You named the purpose at the start and came back to it before the share.',
      'i1',
      'T: “Today we find out why the two ways differ.”',
    ],
  ],
  question: [
    ['How did you decide on the three groups?', 'r4', 'Three groups had three different sheets.'],
    [
      'What would students say if you asked them why the second way works?',
      'thinking-reasons',
      'S5: “It just does.”',
    ],
    [
      'What did you learn when students compared their two answers?',
      'r1',
      'All but four boards showed the second step.',
    ],
  ],
  suggestion: [
    [
      'Before the share, give pairs thirty more seconds to rehearse what they want to say.',
      'thinking-time',
      'Pairs talked for about twenty seconds.',
    ],
    [
      'Let a student explain the first step before you do.',
      's2',
      'T explained the first step at the board; pencils moved after it.',
    ],
  ],
  'next-step': [
    [
      'Plan one question that asks for reasons in each lesson, starting with the warm-up.',
      'i2',
      'Five of the six questions could be answered with one word.',
    ],
    [
      'Collect one exit slip from all students each week, and sort them into two piles.',
      'r1',
      'The bell rang during the last problem.',
    ],
  ],
  note: [['This was the last part of a longer lesson.', '', 'The board showed steps one to five.']],
}
