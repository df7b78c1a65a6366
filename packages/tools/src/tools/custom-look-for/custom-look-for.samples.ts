import type { Samples } from '../../definition/samples.ts'

const START = Date.parse('2026-10-22T16:05:00Z')
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`

const mark = (seconds: number, given: object) => ({
  at: at(seconds),
  state: null,
  choice: null,
  choices: {},
  number: null,
  text: '',
  evidence: '',
  ...given,
})
const run = (number: number, from: number, to: number | null) => ({
  id: idOf(number),
  itemId: 'engagement-start',
  startedAt: at(from),
  endedAt: to === null ? null : at(to),
})
const photo = (number: number, itemId: string, type = 'image/jpeg') => ({
  id: idOf(number),
  itemId,
  at: at(300),
  file: { id: idOf(number + 100), type, bytes: 240_000 },
})

/** Captures of every version that ever shipped. None is ever taken out: somewhere one is still stored. */
const samples: Samples = {
  1: {
    'nothing marked yet': { marks: {}, runs: [], files: [] },
    'all kinds of answers': {
      marks: {
        'engagement-working': mark(30, { number: 75 }),
        'engagement-part': mark(40, { state: 'observed' }),
        'engagement-voices': mark(60, { number: 7 }),
        'thinking-goal': mark(90, {
          state: 'observed',
          evidence: '“We find out how long the shadow gets.” 3 of 3 students asked.',
        }),
        'thinking-demand': mark(120, { choice: 'explain-or-compare' }),
        'thinking-reasons': mark(130, { state: 'not-observed' }),
        'thinking-time': mark(150, { state: 'no-opportunity' }),
        'language-talk': mark(200, { state: 'observed', evidence: '5 of 6 pairs gave a reason.' }),
        'language-support': mark(210, { choices: { 'word-bank': true, 'sentence-frames': true } }),
        'environment-grouping': mark(240, { choice: 'pairs' }),
        'environment-walls': mark(260, { text: 'Anchor chart on fractions.\nTwo students walk up to it.' }),
      },
      runs: [run(1, 10, 52), run(2, 600, 640)],
      files: [photo(3, 'language-talk'), photo(4, 'thinking-goal', 'application/pdf')],
    },
    'looked, and none of it': {
      marks: {
        'language-support': mark(210, { choice: 'none' }),
        'engagement-voices': mark(220, { number: 0 }),
        'engagement-working': mark(230, { number: 0 }),
        'thinking-demand': mark(240, { state: 'no-opportunity' }),
      },
      runs: [],
      files: [],
    },
    'a timing that nobody stopped': { marks: {}, runs: [run(1, 900, null)], files: [] },
    'evidence without a mark': {
      marks: { 'language-talk': mark(200, { evidence: 'Partners whisper.' }) },
      runs: [],
      files: [photo(3, 'language-talk'), photo(4, 'language-talk')],
    },
    'items and options that are gone since': {
      marks: {
        'engagement-former': mark(10, { state: 'observed', evidence: 'Kept.' }),
        'thinking-demand': mark(20, { choice: 'former-level' }),
        'language-support': mark(30, { choices: { 'former-choice': true } }),
        'language-words': mark(40, { state: 'observed' }),
      },
      runs: [],
      files: [],
    },
  },
}

export default samples
