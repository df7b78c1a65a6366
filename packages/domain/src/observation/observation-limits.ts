/** In one classroom. */
export const MOST_STUDENTS = 60
