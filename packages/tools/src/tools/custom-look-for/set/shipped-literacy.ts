import type { WrittenSet } from './make-set.ts'

/** A set for reading, talking and writing, in whichever subject. */
export const literacy: WrittenSet = {
  title: 'Literacy Across Subjects',
  purpose: 'Reading, talking and writing to learn, in whichever subject.',
  domains: [
    {
      id: 'reading',
      title: 'Reading',
      items: [
        {
          id: 'reading-grade-level',
          code: 'A1',
          prompt: 'Students read grade-level text',
          looksLike: 'Each student has the text and reads it, alone, with a partner or with support.',
          doesNotLookLike: 'The text is summarized for students, or only the teacher reads.',
        },
        {
          id: 'reading-refer-back',
          code: 'A2',
          prompt: 'Students refer back to the text to support an answer',
          looksLike: 'They point, quote, or name the line or the figure.',
          doesNotLookLike: 'Answers from memory or opinion, and nobody asks where it says so.',
          asksEvidence: true,
        },
        {
          id: 'reading-vocabulary',
          code: 'A3',
          prompt: 'Academic vocabulary is taught in context',
          looksLike: 'A word is met in the text, explained with an example, and used by students.',
          doesNotLookLike: 'A list is copied, or a definition is read out.',
        },
        {
          id: 'reading-share',
          code: 'A4',
          prompt: 'Students whose eyes are on text',
          looksLike: 'Look once around the room during reading time, and mark the share.',
          doesNotLookLike: 'Counting students who hold the book.',
          type: 'percent',
        },
        {
          id: 'reading-minutes',
          code: 'A5',
          prompt: 'Time in which students read',
          looksLike: 'Run the clock while most students read for themselves or follow along.',
          doesNotLookLike: 'Talk about reading.',
          type: 'timer',
        },
      ],
    },
    {
      id: 'talk',
      title: 'Talk',
      items: [
        {
          id: 'talk-explain',
          code: 'B1',
          prompt: 'Students explain their thinking to a partner or group',
          looksLike:
            'Students say or show why. You hear “because,” “I got this by,” or students point to their work.',
          doesNotLookLike: 'Students trade answers only, or copy from a partner without talk.',
          asksEvidence: true,
        },
        {
          id: 'talk-build-on',
          code: 'B2',
          prompt: 'Students build on or question a classmate’s idea',
          looksLike: '“I want to add…”, “I see it differently because…”',
          doesNotLookLike: 'One answer follows another, each to the teacher.',
        },
        {
          id: 'talk-follow-up',
          code: 'B3',
          prompt: 'Teacher asks a follow-up question, such as “How do you know?”',
          looksLike: 'The next question takes up what the student said.',
          doesNotLookLike: '“Good”, and on to the next student.',
        },
        {
          id: 'talk-turns',
          code: 'B4',
          prompt: 'Student turns of more than one sentence',
          looksLike: 'Count turns in whole-class talk in which a student says two sentences or more.',
          doesNotLookLike: 'Reading aloud.',
          type: 'count',
        },
      ],
    },
    {
      id: 'writing',
      title: 'Writing',
      items: [
        {
          id: 'writing-sentence',
          code: 'C1',
          prompt: 'Students write more than one sentence',
          looksLike: 'In their own words: an answer, an explanation, notes that say something.',
          doesNotLookLike: 'Copying, or filling single words into blanks.',
        },
        {
          id: 'writing-model',
          code: 'C2',
          prompt: 'Students use a model or a frame',
          looksLike: 'They look at an example or a sentence starter and go beyond it.',
          doesNotLookLike: 'A model is shown once and put away.',
        },
        {
          id: 'writing-feedback',
          code: 'C3',
          prompt: 'Feedback is given while students write',
          looksLike: 'The teacher or a classmate says one thing to do next, and the student does it.',
          doesNotLookLike: 'Praise only, or corrections after the work is handed in.',
        },
        {
          id: 'writing-purpose',
          code: 'C4',
          prompt: 'What students write for',
          looksLike: 'Mark all that you see during your visit.',
          doesNotLookLike: 'What the plan says.',
          type: 'multiple',
          options: ['To explain', 'To argue', 'To tell', 'To take notes', 'To answer questions'],
        },
        {
          id: 'writing-length',
          code: 'C5',
          prompt: 'What most students have written by the end of your visit',
          looksLike: 'Look at three or four desks on your way out.',
          doesNotLookLike: 'The best example.',
          type: 'scale',
          options: ['Words', 'One sentence', 'Several sentences', 'A paragraph or more'],
        },
      ],
    },
  ],
}
