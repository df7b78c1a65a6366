/**
 * Raised whenever a tool counts or carries something else than before: what was counted earlier is then counted anew
 * in the background. A test notices.
 */
export const FACTS_GENERATION = 2
