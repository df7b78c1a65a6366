import type { Written } from './written.ts'

export const thinking: readonly Written[] = [
  {
    title: 'Demand of the task',
    descriptors: [
      'The task asks to copy, to recall or to repeat steps that were just shown.',
      'The task has one part that asks to explain or to choose. Many students do not reach it.',
      'Most of the task asks students to explain, compare or decide, and most students do so.',
      'Students extend the task: they pose a further problem, test a claim or find another case.',
    ],
    attributes: ['Reasons asked for', 'More than one way', 'Students reach it'],
  },
  {
    title: 'Students’ part in the work',
    descriptors: [
      'The teacher does most of the reading, writing and solving. Students watch or listen.',
      'Students do parts of the work. When it gets difficult the teacher takes over.',
      'Students do the reading, writing and solving. Help gives the next hint and not the answer.',
      'Students decide how to go about the work, and say why.',
    ],
    attributes: ['Students write or build', 'Hints, not answers', 'Choices explained'],
  },
  {
    title: 'Working with others',
    descriptors: [
      'Students sit together and work alone, or one of them does the work.',
      'Students share answers. Roles or steps are given, and some groups use them.',
      'Students need one another for the task: they compare, ask and agree on something.',
      'Groups change their thinking because of what a member said, and can show where.',
    ],
    attributes: ['Everybody has a part', 'Ideas compared', 'Agreement reached'],
  },
  {
    title: 'Evidence in students’ work',
    descriptors: [
      'Work shows answers. How they were found cannot be seen.',
      'Some work shows steps or a reason. It is seldom tied to a text, a number or an observation.',
      'Most work shows reasons, tied to a text, a number or an observation.',
      'Students weigh one piece of evidence against another, and say which is stronger.',
    ],
    attributes: ['Steps shown', 'Source named', 'Evidence weighed'],
  },
]
