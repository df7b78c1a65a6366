import { expect, test } from 'vitest'
import { visit } from '../../../testing/test-around.ts'
import samples from '../expanded-rubric.samples.ts'
import { ExpandedRubricCapture } from '../expanded-rubric.shape.ts'
import { indicatorsOf } from '../indicators.ts'
import { rubricRecord } from '../record/expanded-rubric.record.ts'
import { teachingPractices } from '../set/shipped/teaching-practices.ts'
import { rubricFacts } from './rubric-facts.ts'
import { evidenceIn, levelIn } from './visit-levels.ts'

const captureOf = (sample: string) => ExpandedRubricCapture.parse(samples[1]?.[sample])

test('each indicator has the level of the visit, and none where it was not scored', () => {
  const facts = rubricFacts(captureOf('levels only'), teachingPractices)

  const levels = indicatorsOf(teachingPractices).flatMap((indicator) => {
    const level = levelIn(facts, indicator, teachingPractices)
    return level ? [[indicator.id, level.mark, level.step]] : []
  })

  expect(levels).toEqual([
    ['c1', '2', 2],
    ['c3', '3', 4],
    ['r4', '2', 2],
  ])
})

test('evidence is what was seen: neither the level nor a note', () => {
  const capture = captureOf('part of the rubric')
  const record = rubricRecord(capture, teachingPractices, { visit, contributions: [], isForEducator: true })

  const seen = indicatorsOf(teachingPractices).flatMap((it) => evidenceIn(record, it))

  expect(seen).toHaveLength(capture.evidence.filter(({ text }) => text.trim() !== '').length)
  for (const { head } of seen) expect(head).not.toMatch(/^Level|^Note/)
})
