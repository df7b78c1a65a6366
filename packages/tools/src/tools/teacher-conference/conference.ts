import { usualAgendas } from './agendas.ts'
import type { Kind } from './kinds.ts'
import { noMeeting } from './meeting.ts'
import type { AgendaEntry, ConferenceCapture, ConferenceConfig } from './teacher-conference.shape.ts'

export function usualConference(): ConferenceConfig {
  const copy = (kind: Kind) => usualAgendas[kind].map((prompt) => ({ ...prompt }))
  return {
    agendas: { pre: copy('pre'), post: copy('post'), goal: copy('goal'), 'check-in': copy('check-in') },
    asksAhead: true,
  }
}

export function blankConference(config: ConferenceConfig): ConferenceCapture {
  return {
    kind: 'post',
    stage: 'prepare',
    aboutOn: null,
    asksAhead: config.asksAhead,
    sharedAt: null,
    meeting: noMeeting,
    invited: null,
    talkedAt: null,
    agenda: agendaFor('post', config),
    agreements: [],
    goals: [],
    steps: [],
    reviews: [],
    data: [],
    visits: [],
    followUpOn: null,
    followUpFor: '',
    prepNotes: '',
    signature: null,
  }
}

function agendaFor(kind: Kind, { agendas }: ConferenceConfig): AgendaEntry[] {
  return agendas[kind].map(({ id, text }, index) => ({
    id,
    rank: index + 1,
    prompt: text,
    said: '',
    by: 'educator',
  }))
}

/** Changes the kind of conference, and with it the agenda. What was said to the one before stays. */
export function withKind(
  capture: ConferenceCapture,
  kind: Kind,
  config: ConferenceConfig,
): ConferenceCapture {
  const said = capture.agenda.filter((entry) => entry.said.trim() !== '')
  const fresh = agendaFor(kind, config).filter(({ id }) => !said.some((entry) => entry.id === id))
  const last = Math.max(0, ...fresh.map(({ rank }) => rank))
  const kept = agendaInOrder(said).map((entry, index) => ({ ...entry, rank: last + index + 1 }))
  return { ...capture, kind, agenda: [...fresh, ...kept] }
}

/** The agenda in the order in which it is asked: merged documents have it in any. */
export function agendaInOrder(agenda: readonly AgendaEntry[]): AgendaEntry[] {
  return [...agenda].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
}

/** Things in the order of their ids, which were made one after the other. */
export function inIdOrder<T extends { readonly id: string }>(things: readonly T[]): T[] {
  return [...things].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The entries that say something. */
export function written<T extends { readonly id: string; readonly text: string }>(things: readonly T[]): T[] {
  return inIdOrder(things).filter(({ text }) => text.trim() !== '')
}

/** The questions of the agenda that ask something. */
export function askedIn({ agenda }: ConferenceCapture): AgendaEntry[] {
  return agendaInOrder(agenda).filter(({ prompt }) => prompt.trim() !== '')
}

/** Whether the educator sees the questions and can answer them. */
export function isShared({ asksAhead, sharedAt }: ConferenceCapture): boolean {
  return asksAhead && sharedAt !== null
}
