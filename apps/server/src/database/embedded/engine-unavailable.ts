/** The embedded engine cannot be had here. The message is for the person who starts the server. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable'

  constructor(problem: string, cause?: unknown) {
    super(`${problem} Set DATABASE_URL to use a PostgreSQL server of your own.`, { cause })
  }
}
