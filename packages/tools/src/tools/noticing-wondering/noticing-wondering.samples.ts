import type { Samples } from '../../definition/samples.ts'

const START = Date.parse('2026-10-22T16:05:00Z')
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`

function anEntry(number: number, seconds: number, text: string, details: object = {}) {
  return {
    id: idOf(number),
    at: at(seconds),
    column: 'noticing',
    text,
    about: null,
    tags: {},
    isStarred: false,
    causeId: null,
    ...details,
  }
}

const wondering = (causeId: string | null, details: object = {}) => ({
  column: 'wondering',
  causeId,
  ...details,
})

/** Captures of every version that ever shipped. None is ever taken out: somewhere one is still stored. */
const samples: Samples = {
  1: {
    'before the first entry': { entries: [] },
    'a visit': {
      entries: [
        anEntry(1, 130, 'I saw 5 of 6 students point to the word wall before writing.', {
          about: 'students',
        }),
        anEntry(2, 344, 'I heard a student say, “That’s the same ending as nation.”', {
          about: 'students',
          isStarred: true,
        }),
        anEntry(3, 380, 'I wonder how students decide which endings belong together.', wondering(idOf(2))),
        anEntry(4, 542, 'Each student keeps a ring of word cards.', { about: 'materials' }),
      ],
    },
    'a wondering by itself, and one whose noticing is gone': {
      entries: [
        anEntry(1, 10, 'The timer shows 4 minutes.', { about: 'environment' }),
        anEntry(2, 30, 'I wonder what the timer is for.', wondering(null, { about: 'environment' })),
        anEntry(3, 50, 'I wonder who chose the words.', wondering(idOf(99))),
      ],
    },
    'tagged, and one left empty': {
      entries: [
        anEntry(1, 20, 'The teacher asked, “How do you know?”', {
          about: 'teacher',
          tags: { '9:q': { code: 'I2', title: 'Questions and discussion' } },
        }),
        anEntry(2, 25, ' '),
      ],
    },
    'merged from two devices': {
      entries: [anEntry(2, 60, 'Pairs compare cards.'), anEntry(1, 5, 'Students enter and begin to write.')],
    },
  },
}

export default samples
