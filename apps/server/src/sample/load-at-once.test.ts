import { expect, test } from 'vitest'
import { freshDatabase, TODAY, WEAK } from '../../test/harness.ts'
import { hashPassword } from '../access/passwords.ts'
import { loadSample } from './load-sample.ts'
import { SAMPLE_PASSWORD } from './sign-ins.ts'

const passwordHash = () => hashPassword(SAMPLE_PASSWORD, WEAK)

test('two servers that start at once load the sample once', { timeout: 60_000 }, async () => {
  const { close, ...doors } = await freshDatabase()

  const outcomes = await Promise.all([1, 2].map(() => loadSample(doors, TODAY, passwordHash)))

  expect(outcomes.sort()).toEqual(['loaded', 'was-there'])
  await close()
})
