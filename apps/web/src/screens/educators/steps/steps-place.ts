/** What is written when it is no step that there is already. */
export const NEW_STEP = 'new'

/** Takes the keyboard when the button that had it is gone. */
export const STEPS = 'action-steps'
