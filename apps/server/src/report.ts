import { inspect } from 'node:util'
import { CannotStart } from './config.ts'
import { EngineUnavailable } from './database/embedded/engine.ts'
import { inSources } from './in-sources.ts'

/** Reports the failure of a command: a sentence for people, a stack only for what we did not foresee. */
export function report(error: unknown): never {
  const isForPeople = error instanceof CannotStart || error instanceof EngineUnavailable
  console.error(isForPeople ? `\n${error.message}\n` : inSources(inspect(error)))
  process.exit(1)
}
