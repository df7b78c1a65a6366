import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { failureOf } from './http/failure.ts'

test('a failure in the bundle is written down by its place in the sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const hrefOf = (name: string) => pathToFileURL(join(folder, name)).href
  // The first letter of the bundle stands in line 6, column 9 of its source.
  const map = { version: 3, sources: ['breaking.ts'], names: [], mappings: 'AAKQ' }
  writeFileSync(join(folder, 'bundle.js.map'), JSON.stringify(map))
  const error = new Error('Failed')
  error.stack = `Error: Failed\n    at fail (${hrefOf('bundle.js')}:1:1)\n    at ${hrefOf('other.js')}:1:2`

  expect(failureOf(error).places).toEqual([
    `at fail (${hrefOf('breaking.ts')}:6:9)`,
    `at ${hrefOf('other.js')}:1:2`,
  ])
})
