import type { Samples } from '../../definition/samples.ts'

const START = Date.parse('2026-10-22T16:05:00Z')
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`

const begins = (number: number, seconds: number, key: string, note = '') => ({
  id: idOf(number),
  at: at(seconds),
  key,
  note,
})

/** Captures of every version that ever shipped. None is ever taken out: somewhere one is still stored. */
const samples: Samples = {
  1: {
    'before the first tap': { activities: [], groupings: [] },
    'a whole lesson': {
      activities: [
        begins(1, 0, 'opening'),
        begins(2, 250, 'direct', 'Source A on the board'),
        begins(3, 695, 'transition'),
        begins(4, 785, 'guided', 'Document packet, Source A'),
        begins(5, 1_000, 'interruption', 'Intercom announcement'),
        begins(6, 1_040, 'guided'),
        begins(7, 1_150, 'discussion'),
      ],
      groupings: [begins(8, 0, 'whole-group'), begins(9, 695, 'pairs'), begins(10, 1_150, 'whole-group')],
    },
    'a late first tap, and a pause': {
      activities: [begins(1, 190, 'independent'), begins(2, 600, 'not-observed'), begins(3, 700, 'closure')],
      groupings: [],
    },
    'merged from two devices': {
      activities: [begins(3, 400, 'guided'), begins(1, 0, 'opening'), begins(2, 0, 'opening', 'Bell work')],
      groupings: [begins(5, 0, 'pairs'), begins(4, 0, 'whole-group')],
    },
    'one tap after the end': {
      activities: [begins(1, 0, 'direct'), begins(2, 1_900, 'check')],
      groupings: [],
    },
  },
}

export default samples
