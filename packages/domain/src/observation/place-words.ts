const places: Readonly<Record<string, string>> = {
  privateNotes: 'Private note',
  purpose: 'Purpose',
  isAnnounced: 'Announced',
  startedAt: 'Start of the visit',
  endedAt: 'End of the visit',
  studentsPresent: 'Students',
  partOfLesson: 'Part of the lesson',
  educatorId: 'Educator',
  schoolId: 'School',
  configurationId: 'Set-up of the tool',
  recipients: 'People it goes to',
}

/** Where something is in a document or a request: “Sweeps, seats, 16”. Ids say nothing to anybody. */
export function placeWords(path: readonly string[]): string {
  const words = path
    .filter((key) => key !== 'capture' && key !== 'context' && !isId(key))
    .map((key) => places[key] ?? plainWords(key))
  const [first = 'This observation', ...rest] = words
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest.map((it) => it.toLowerCase())].join(', ')
}

/** “startedAt” → “started at” */
export function plainWords(key: string): string {
  return key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .replaceAll('_', ' ')
    .toLowerCase()
}

function isId(key: string): boolean {
  return /^[0-9a-f]{8}-/.test(key)
}
