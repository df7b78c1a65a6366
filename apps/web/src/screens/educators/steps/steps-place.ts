/** The value of `writing` for a new step. */
export const NEW_STEP = 'new'

/** The id of the card that takes the focus when the button that had it is gone. */
export const STEPS = 'action-steps'
