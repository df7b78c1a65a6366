import { createHash } from 'node:crypto'
import { canonical } from '@corridor/domain/data/json'
import { expect, test } from 'vitest'
import type { Samples } from '../definition/samples.ts'
import { allTools } from '../registry/registry.ts'
import { visit } from '../testing/test-around.ts'
import { FACTS_GENERATION } from './facts-generation.ts'

async function digestOf(tool: (typeof allTools)[number]): Promise<string> {
  const samples: Samples = (await import(`../tools/${tool.key}/${tool.key}.samples.ts`)).default
  const config = tool.usual()
  const counted = Object.entries(samples).flatMap(([version, ones]) =>
    Object.values(ones).map((sample) => {
      const capture = tool.open(Number(version), sample)
      const facts = tool.facts(capture, config, visit).map(({ item, value, n }) => `${item}: ${value} ${n}`)
      return [facts.sort(), tool.carry(capture, config)]
    }),
  )
  return createHash('sha256').update(canonical(counted)).digest('hex').slice(0, 12)
}

test('what is counted and carried of the samples is of this generation: else raise it, and note both here', async () => {
  const digests = await Promise.all(allTools.map(async (tool) => [tool.key, await digestOf(tool)]))

  // A new tool has nothing yet that was counted otherwise.
  expect({ generation: FACTS_GENERATION, ...Object.fromEntries(digests) }).toMatchObject({
    generation: 2,
    'noticing-wondering': 'a0ade072da80',
    'on-task': '52bb3b6d47db',
    'advanced-task': '2d23e895e645',
    'higher-level-questioning': '52f9ec090efb',
    'narrative-corner': '66e7b7a68eca',
    'keeping-time': 'e3cd74b77f51',
    'standard-over-time': '09615bb40cd0',
    'targeted-comment': '7daca2fdb45c',
    'expanded-rubric': 'c6d61afd6df0',
    'teacher-conference': '92a3a57b5923',
    'custom-look-for': 'e19290c07030',
  })
})
