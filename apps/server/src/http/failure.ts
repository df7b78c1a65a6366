import { inSources } from '../in-sources.ts'

/** What may be written down about an error: where it happened and of which kind, never the words it quotes. */
export interface Failure {
  readonly type: string
  readonly code?: string
  readonly places: readonly string[]
  readonly cause?: Failure
}

// What may be written down about an error. A query's error repeats its parameters, a parser's what it could not read:
// messages may hold notes and secrets.
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { type: typeof error, places: [] }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: failureOf(error.cause) }
  return { type: error.name, ...code, places: placesOf(error), ...cause }
}

function placesOf({ stack = '' }: Error): string[] {
  const lines = inSources(stack)
    .split('\n')
    .map((line) => line.trim())
  return lines.filter((line) => line.startsWith('at '))
}
