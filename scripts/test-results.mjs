import { readFileSync } from 'node:fs'

export function readVitest(file) {
  const result = readJson(file)
  return (
    result && {
      passed: result.numPassedTests,
      failed: result.numFailedTests,
      skipped: result.numPendingTests + result.numTodoTests,
    }
  )
}

export function readPlaywright(file) {
  const stats = readJson(file)?.stats
  return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/** A line a step, then the sum. */
export function summarise(steps) {
  const lines = steps.map(({ name, code, seconds, count }) => {
    const line = `${code === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${String(seconds).padStart(4)} s`
    return count ? `${line}  ${inWords(count)}` : line
  })
  const counts = steps.flatMap(({ count }) => count ?? [])
  const stopped = steps.filter(({ code }) => code !== 0).map(({ name }) => `Stopped at: ${name}.`)
  return ['', ...lines, '', ...stopped, ...(counts.length > 0 ? [inWords(counts.reduce(add))] : [])].join(
    '\n',
  )
}

function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** Reads a JSON file; undefined where the run broke off before it could write. */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
