import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Source } from './boundaries.ts'
import { fixedPluralsIn, guillemetsIn } from './readable-words.ts'

const ROOT = new URL('..', import.meta.url).pathname

/** Whatever may end up before somebody: tests, what they are made of and the seeds of sample visits do not. */
const sources: Source[] = ['packages', 'apps']
  .flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map((it) => `${folder}/${it}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\/dist\/|\.d\.ts$/.test(path))
  .filter(
    (path) => !/\.test\.tsx?$|\/test(ing)?\/|\/test-[^/]*$|\/(readable-words|visit-details)\.ts$/.test(path),
  )
  .map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }))

// A dollar sign here would be taken for a mistake in this file.
const inFile = (text: string) => ({ path: 'packages/ui/src/a.tsx', text: text.replaceAll('#{', '\u0024{') })

describe('what people read', () => {
  test('quotes with “ ”, never with guillemets', () => {
    expect(sources.flatMap(guillemetsIn)).toEqual([])
  })

  test('says one and many of the same thing differently', () => {
    expect(sources.flatMap(fixedPluralsIn)).toEqual([])
  })

  test.each([
    "const a = 'Choose «Again».'",
    'const a = `Choose «#{word}».`',
    'const a = <p>Choose «Again».</p>',
    'const a = <input aria-label="«Again»" />',
  ])('guillemets are found in %s', (text) => {
    expect(guillemetsIn(inFile(text))).not.toEqual([])
  })

  test.each(['const a = `#{n} students have no code`', 'const a = <p>{n} students</p>'])(
    'a plural that stands for one as well is found in %s',
    (text) => {
      expect(fixedPluralsIn(inFile(text))).toHaveLength(1)
    },
  )

  test.each([
    '// A comment may say «again».\nconst a = 1',
    'const a = `at most #{MOST_VISITS} visits`',
    "const a = counted(n, 'student')",
  ])('%s is fine', (text) => {
    expect([...guillemetsIn(inFile(text)), ...fixedPluralsIn(inFile(text))]).toEqual([])
  })
})
