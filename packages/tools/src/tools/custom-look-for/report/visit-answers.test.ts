import { expect, test } from 'vitest'
import { visit } from '../../../testing/test-around.ts'
import samples from '../custom-look-for.samples.ts'
import { LookForCapture } from '../custom-look-for.shape.ts'
import { itemsIn } from '../set/set-order.ts'
import { everyClassroom } from '../set/shipped-sets.ts'
import { lookForFacts } from './custom-look-for.facts.ts'
import { answerIn } from './visit-answers.ts'

/** What a visit says of each look-for that it says anything of. */
function answersOf(sample: string) {
  const facts = lookForFacts(LookForCapture.parse(samples[1]?.[sample]), everyClassroom, visit)
  const answers = itemsIn(everyClassroom).map((item) => [item.id, answerIn(facts, item)] as const)
  return Object.fromEntries(answers.filter(([, { words }]) => words !== ''))
}

test('every kind of answer has words and, on a scale, a place', () => {
  expect(answersOf('all kinds of answers')).toMatchObject({
    'engagement-working': { words: '75–99%', step: 5 },
    'engagement-part': { words: 'Observed', step: 6 },
    'engagement-voices': { words: '7', step: 3 },
    'engagement-start': { words: '1:22', step: 3 },
    'thinking-reasons': { words: 'Not observed', step: 1 },
    'thinking-time': { words: 'No opportunity', step: null },
    'language-support': { step: 3 },
    'environment-walls': { words: 'Written', step: 3 },
  })
})

test('“none of these” is an answer, and a look-for that nobody marked has none', () => {
  expect(answersOf('looked, and none of it')).toEqual({
    'language-support': { words: 'None of these', step: 3 },
    'engagement-voices': { words: '0', step: 3 },
    'engagement-working': { words: 'None', step: 1 },
    'thinking-demand': { words: 'No opportunity', step: null },
  })
  expect(answersOf('nothing marked yet')).toEqual({})
})
