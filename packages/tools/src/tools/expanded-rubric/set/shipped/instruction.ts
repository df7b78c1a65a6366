import type { Written } from './written.ts'

export const instruction: readonly Written[] = [
  {
    title: 'Purpose of the lesson',
    descriptors: [
      'The task is named, and what it is for is not. Students describe what to do, not what to learn.',
      'A purpose is posted or said once. A few students can say it in their own words.',
      'The purpose comes back during the lesson. Most students can say what they learn and why.',
      'Students connect the purpose to earlier work or to something outside of school.',
    ],
    attributes: ['Purpose said', 'Purpose revisited', 'Students can say it'],
  },
  {
    title: 'Questions and discussion',
    descriptors: [
      'Questions mostly ask students to recall. One or two students answer; talk runs through the teacher.',
      'Some questions ask for reasons. The teacher follows up now and then; a few more students join.',
      'Most questions ask students to explain or use evidence. Students answer one another with support.',
      'Students ask questions, build on ideas and ask one another for evidence with little prompting.',
    ],
    attributes: ['Follow-up asked', 'Think time', 'Student to student'],
  },
  {
    title: 'Explaining and modeling',
    descriptors: [
      'Steps are given without showing how. Several students begin and stop again.',
      'A model is shown. The thinking behind it is said in part, and some students need it again.',
      'The thinking is said aloud while it is shown, in words and pictures. Most students begin at once.',
      'Students explain or model for one another, and compare different ways.',
    ],
    attributes: ['Thinking aloud', 'More than words', 'Students model'],
  },
  {
    title: 'Pace and use of time',
    descriptors: [
      'Many students wait, or the lesson moves on while many are still at work.',
      'The pace suits some students. Others are done early or are not done.',
      'The pace suits most students. Those who are done early have work that is worth doing.',
      'Students plan their time within the task, and use what is left to go further.',
    ],
    attributes: ['Little waiting', 'Time said ahead', 'Something worthwhile next'],
  },
  {
    title: 'Language of the subject',
    descriptors: [
      'Words of the subject are used by the teacher only, or without saying what they mean.',
      'Words of the subject are explained. Students use them when they are asked to.',
      'Students use words of the subject in talk and writing, with supports that they can see.',
      'Students choose precise words themselves, and help one another to find them.',
    ],
    attributes: ['Words explained', 'Supports visible', 'Students use them'],
  },
]
