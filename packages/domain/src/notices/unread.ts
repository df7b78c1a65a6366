/** Up to how many unread notifications are counted: nobody reads more from a number. */
export const MOST_UNREAD = 100
