import type { Raw, RawObservation } from './raw.ts'

/** A reader, by what stands in their assignments today. */
export interface Reader {
  readonly userId: number
  /** The educator they are. */
  readonly me: number | undefined
  /** Schools they lead, and educators they follow one by one. */
  readonly schools: 'all' | readonly number[]
  readonly educators: readonly number[]
  /** District viewers: sums alone. */
  readonly seesSums: boolean
}

const leaders = ['principal', 'assistant-principal']

export function readerOf({ assignments, educators }: Raw, userId: number, today: string): Reader {
  const held = assignments.filter(
    (it) =>
      it.user_id === userId &&
      it.ended_at === null &&
      it.starts_on <= today &&
      (it.ends_on === null || today <= it.ends_on),
  )
  const roles = held.map(({ role }) => role)
  const schools = roles.includes('district-admin')
    ? 'all'
    : held.flatMap(({ role, school_id }) => (leaders.includes(role) && school_id ? [school_id] : []))
  return {
    userId,
    me: educators.find((it) => it.user_id === userId)?.id,
    schools,
    educators: held.flatMap(({ role, educator_ids }) => (role === 'coach' ? (educator_ids ?? []) : [])),
    seesSums: schools.length === 0 && roles.includes('district-viewer'),
  }
}

/**
 * Whether somebody reads an observation: their own; about themselves, what was sent; of others, what is finished and no
 * coaching, in their schools or with their educators.
 */
export function reads(reader: Reader, it: RawObservation): boolean {
  if (it.observer_id === reader.userId) return true
  if (it.educator_id === reader.me) return ['sent', 'acknowledged'].includes(it.status) || it.version > 1
  if (it.status === 'draft' || it.purpose === 'coaching') return false
  return follows(reader, it.school_id, it.educator_id)
}

/** Whether an observation is being changed after it was sent: to the educator it has no marks then. */
export function isBeingChanged(reader: Reader, it: RawObservation): boolean {
  return it.educator_id === reader.me && it.observer_id !== reader.userId && it.status === 'completed'
}

export function follows({ schools, educators }: Reader, school: number, educator: number): boolean {
  return schools === 'all' || schools.includes(school) || educators.includes(educator)
}

/**
 * Whether an observation enters the sums of somebody who may not read it: coaching where they lead, and everything for
 * viewers.
 */
export function isSummedFor(reader: Reader, it: RawObservation): boolean {
  if (reads(reader, it)) return false
  if (reader.seesSums) return true
  return it.purpose === 'coaching' && (reader.schools === 'all' || reader.schools.includes(it.school_id))
}
