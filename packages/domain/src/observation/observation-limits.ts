/** The most students in one classroom. */
export const MOST_STUDENTS = 60
