/**
 * The generation of facts, raised whenever a tool counts or carries something else than before: earlier facts are
 * then counted anew in the background. A test notices.
 */
export const FACTS_GENERATION = 2
