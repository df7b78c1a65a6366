import react from 'react'

/**
 * In development React keeps a stack for every element that is made. Its warnings name them, no test does, and they
 * take a tenth of the time of all page tests. React itself stops keeping them after ten thousand within a second;
 * for tests that limit is always reached.
 */
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals !== 'object' || internals === null)
  throw new Error('React keeps its insides elsewhere by now.')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
