import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A hash of the names and contents of these files, and of further facts. */
export function hashFiles(folder, paths, facts = '') {
  const hash = createHash('sha256').update(facts)
  for (const path of paths.toSorted()) {
    const content = readFileSync(join(folder, path))
    hash.update(`\n${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** A stamp says what the finished work was made from. No stamp: it is not finished. */
export function isStamped(file, hash) {
  try {
    return readFileSync(file, 'utf8') === hash
  } catch {
    return false
  }
}

export function removeStamp(file) {
  rmSync(file, { force: true })
}

export function writeStamp(file, hash) {
  writeFileSync(file, hash)
}
