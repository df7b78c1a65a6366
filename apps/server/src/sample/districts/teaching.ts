import type { Period } from '@corridor/domain/clock/bell-schedule'
import { seededRandom } from '../random.ts'
import type { SampleEducator, SamplePerson, TeachingEducator } from '../sample.ts'

/** Facts that an office knows of an educator: mailbox, hours and first day. */
export function teachingAt(bells: readonly Period[], people: readonly SamplePerson[]) {
  const domain = people[0]?.email.split('@')[1] ?? ''
  return (educator: SampleEducator): TeachingEducator => ({
    ...educator,
    email: `${mailboxOf(educator.name)}@${domain}`,
    periods: periodsOf(educator, bells),
    hiredOn: educator.teaches.map(({ startsOn }) => startsOn).sort()[0] ?? null,
  })
}

function mailboxOf(name: string): string {
  const ascii = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return ascii.toLowerCase().replaceAll(' ', '.')
}

/** The periods of an educator: all but one block, or all but two periods, which are for planning. */
function periodsOf({ name }: SampleEducator, bells: readonly Period[]): string[] {
  const random = seededRandom(`the hours of ${name}`)
  const names = bells.map((it) => it.name)
  const drawn = () => random.weighted(names, () => 1)
  const free = planning[name] ?? [drawn(), names.length > 5 ? drawn() : '']
  return names.filter((it) => !free.includes(it))
}

// The periods without a class of those whose day the sample fixes: who is in their room in the second, and when Omar is.
const planning: Readonly<Record<string, readonly string[]>> = {
  'Caleb Munro': ['4', '7'],
  'Victor Szymanski': ['1', '6'],
  'Ruth Feldman': ['2', '6'],
  'Dylan Prewitt': ['3', '5'],
  'Omar Haddad': ['1', '7'],
}
