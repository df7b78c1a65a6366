/** The two columns: what was seen or heard, and what it makes one ask. */
export const columns = ['noticing', 'wondering'] as const
export type Column = (typeof columns)[number]

export const columnTitles: Readonly<Record<Column, string>> = {
  noticing: 'Noticing',
  wondering: 'Wondering',
}

export const abouts = ['teacher', 'students', 'environment', 'materials'] as const
export type About = (typeof abouts)[number]

export const aboutTitles: Readonly<Record<About, string>> = {
  teacher: 'Teacher',
  students: 'Students',
  environment: 'Room',
  materials: 'Materials',
}

export const MOST_LETTERS = 500
/** The most entries of a capture, whatever a district sets. */
export const MOST_ENTRIES = 100
