import type { Day } from '@corridor/domain/calendar/calendar'
import type { TargetedCommentOwn } from '@corridor/tools/tools/targeted-comment/targeted-comment.shape'
import { targetedComment } from '@corridor/tools/tools/targeted-comment/targeted-comment.tool'
import type { PlannedOwn } from './district.ts'

const bank: TargetedCommentOwn['bank'] = [
  {
    id: 'noticed-first',
    kind: 'question',
    target: 'Finding out what students understand',
    text: 'What did you notice first when you looked at ___?',
  },
  {
    id: 'keep-and-let-go',
    kind: 'question',
    target: '',
    text: 'If you taught this again tomorrow, what would you keep, and what would you let go?',
  },
  {
    id: 'knew-where-to-begin',
    kind: 'strength',
    target: 'Routines',
    text: 'Everybody knew where to begin: ___ students were writing before the bell.',
  },
  {
    id: 'one-more-voice',
    kind: 'suggestion',
    target: 'Questions and discussion',
    text: 'Before you answer ___, ask for one more voice.',
  },
  {
    id: 'bring-to-planning',
    kind: 'next-step',
    target: '',
    text: 'Bring three samples of ___ to our next planning time.',
  },
]

/** Marisol's own comment bank. */
export function alderValleyOwn(changedOn: Day): PlannedOwn[] {
  const whose = { person: 'marisol@alder-valley.example', toolTypeId: targetedComment.id }
  return [{ ...whose, content: { bank }, changedOn }]
}
