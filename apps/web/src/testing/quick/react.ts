import react from 'react'

/**
 * For every element that is made, React in development keeps a stack of where it was made. Its warnings name them, no
 * test does, and they take a tenth of the time of all tests of pages. React itself stops keeping them after ten thousand
 * within a second; for tests it always has as many.
 */
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals !== 'object' || internals === null)
  throw new Error('React keeps its insides elsewhere by now.')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
