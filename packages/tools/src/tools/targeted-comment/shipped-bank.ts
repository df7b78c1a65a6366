import { type Kind, kinds } from './kinds.ts'
import type { BankComment } from './targeted-comment.shape.ts'

type Written = readonly [text: string, target: string]

const written: Readonly<Record<Kind, readonly Written[]>> = {
  strength: [
    ['All ___ students had what they needed within ___ minutes.', 'Routines'],
    ['When you asked ___, students answered one another.', 'Questions and discussion'],
    ['You named the purpose at ___ and came back to it at ___.', 'Purpose of the lesson'],
    ['A student said ___. You gave it time.', 'Welcome and belonging'],
    ['Students showed their thinking by ___.', 'Evidence in students’ work'],
    ['You changed course after ___, and students ___.', 'Changing course'],
  ],
  question: [
    ['How did you decide on ___?', ''],
    ['What would students say if you asked them ___?', 'Purpose of the lesson'],
    ['What did you learn when students ___? How might ___ change what they say?', 'Questions and discussion'],
    [
      'Which students did you hear least from, and what did ___ tell you?',
      'Finding out what students understand',
    ],
    ['What were you hoping to see when ___?', ''],
    ['Where in the lesson did students have to ___ by themselves?', 'Students’ part in the work'],
  ],
  suggestion: [
    ['Before the share, give pairs ___ more seconds to ___.', 'Questions and discussion'],
    ['Ask students to write ___ before anybody speaks.', 'Finding out what students understand'],
    ['Put ___ where all students can see it while they work.', 'Room and materials'],
    ['Let a student explain ___ before you do.', 'Explaining and modeling'],
    ['Start with ___, and keep ___ for those who are done early.', 'Pace and use of time'],
  ],
  'next-step': [
    ['In the next two weeks, try ___ in ___ and note what students say.', ''],
    [
      'Plan one question that asks for reasons in each lesson, starting with ___.',
      'Questions and discussion',
    ],
    [
      'Collect ___ from all students once a lesson, and sort it into ___.',
      'Finding out what students understand',
    ],
    ['Visit ___ to see how ___ works there.', ''],
    ['Use ___ at each change, until it takes less than ___.', 'Routines'],
  ],
  note: [
    ['This was the part of the lesson where ___.', ''],
    ['I came in at ___ and left at ___.', ''],
  ],
}

/** The bank that a district begins with. Every word of it is Corridor's own. */
export const shippedBank: BankComment[] = kinds.flatMap((kind) =>
  written[kind].map(([text, target], place) => ({ id: `${kind}-${place + 1}`, kind, text, target })),
)
