import type { Standard } from './standard-over-time.shape.ts'

/** The levels of the standards that Corridor ships; a district adds its own, and academic codes. */
const levels = [
  { value: 0, label: 'Not observed' },
  { value: 1, label: 'Emerging' },
  { value: 2, label: 'Partial' },
  { value: 3, label: 'Full' },
]

const one = (id: string, code: string, group: string, title: string, looksLike: string): Standard => ({
  id,
  code,
  title,
  group,
  looksLike,
  levels: levels.map((it) => ({ ...it })),
})

const thinking = 'Student thinking'
const clarity = 'Clarity'
const response = 'Responding to students'
const culture = 'Classroom culture'

export const shippedStandards = (): Standard[] => [
  one(
    'explain',
    'T1',
    thinking,
    'Students explain a solution with a reason',
    'Students say how and why, not only what. The reason is theirs, and others can follow it.',
  ),
  one(
    'build',
    'T2',
    thinking,
    'Students build on what a classmate said',
    'Students restate, add to or question an idea of another student, without the teacher in between.',
  ),
  one(
    'evidence',
    'T3',
    thinking,
    'Students point to evidence for what they say',
    'A line of the text, a number of the data or a step of the work is named.',
  ),
  one(
    'goal',
    'C1',
    clarity,
    'Students can say what they are learning and why',
    'Asked quietly, students name the goal in their own words, and how they will know they are there.',
  ),
  one(
    'model',
    'C2',
    clarity,
    'The first try is modeled before students work alone',
    'One example is done aloud, with the decisions spoken, before independent work begins.',
  ),
  one(
    'check',
    'R1',
    response,
    'Everybody answers before the lesson moves on',
    'Boards, fingers, slips or a quick write: the whole class shows, and the teacher looks.',
  ),
  one(
    'adjust',
    'R2',
    response,
    'The lesson changes with what students show',
    'After a check something is retold, grouped anew or skipped, and one can see why.',
  ),
  one(
    'routine',
    'K1',
    culture,
    'Routines run without the teacher',
    'Materials, turns and transitions go on by themselves in under a minute.',
  ),
]
