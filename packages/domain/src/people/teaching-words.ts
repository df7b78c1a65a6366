interface Teaching {
  readonly grades: string
  readonly subject: string
  readonly room: string
}

/** “8 Math · Room 224” */
export function teachingWords({ grades, subject, room }: Teaching): string {
  return [`${grades} ${subject}`.trim(), room].filter((it) => it !== '').join(' · ')
}

/** “Period 3”; schools also name them “Block 1” or “Advisory”. */
export function periodWords(name: string): string {
  return /^\d/.test(name) ? `Period ${name}` : name
}

/** “Grade 8”, “Grades 6–8”, “K–2” */
export function gradesWords(grades: string): string {
  if (/^\d+$/.test(grades)) return `Grade ${grades}`
  return /^\d+ ?[–,-]/.test(grades) ? `Grades ${grades}` : grades
}
