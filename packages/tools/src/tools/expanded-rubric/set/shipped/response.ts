import type { Written } from './written.ts'

export const response: readonly Written[] = [
  {
    title: 'Finding out what students understand',
    descriptors: [
      'The class is asked whether it understands. A few students answer for all.',
      'Some students show what they understand, at one moment of the lesson.',
      'All students show what they understand more than once: in writing, with boards, or in talk that is heard.',
      'Students check their own understanding against something they can see, and say what is still open.',
    ],
    attributes: ['Everybody answers', 'More than once', 'Students check themselves'],
  },
  {
    title: 'Changing course',
    descriptors: [
      'The lesson goes on as planned, whatever students showed.',
      'Single students get help. The lesson for the others stays as it was.',
      'What students showed changes what comes next: another example, a regrouping, a step back or a step on.',
      'Students say what they need next, and the lesson has room for it.',
    ],
    attributes: ['Another example', 'Regrouped', 'Students say what they need'],
  },
  {
    title: 'Feedback',
    descriptors: [
      'Feedback says right, wrong or well done.',
      'Some feedback says what to work on. There is little time to use it.',
      'Feedback names what is there and one next step, and students use it in the lesson.',
      'Students give one another feedback that names something in the work, and use it.',
    ],
    attributes: ['Names something seen', 'One next step', 'Used in the lesson'],
  },
  {
    title: 'Access for each student',
    descriptors: [
      'All students get the same task in the same way, and some cannot begin.',
      'Supports are there for some students. They are taken up when the teacher is near.',
      'Supports and choices let all students begin and go on with the same important work.',
      'Students choose the supports they need, and set them aside when they no longer do.',
    ],
    attributes: ['All can begin', 'Supports in use', 'Same important work'],
  },
]
