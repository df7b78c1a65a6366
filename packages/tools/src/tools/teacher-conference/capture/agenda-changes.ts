import { agendaInOrder } from '../conference.ts'
import type { AgendaEntry, ConferenceCapture } from '../teacher-conference.shape.ts'

export function withQuestion(
  capture: ConferenceCapture,
  id: string,
  part: Partial<AgendaEntry>,
): ConferenceCapture {
  return { ...capture, agenda: capture.agenda.map((it) => (it.id === id ? { ...it, ...part } : it)) }
}

export function addQuestion(capture: ConferenceCapture, id: string): ConferenceCapture {
  const rank = Math.max(0, ...capture.agenda.map((it) => it.rank)) + 1
  const added: AgendaEntry = { id, rank, prompt: '', said: '', by: 'educator' }
  return { ...capture, agenda: [...capture.agenda, added] }
}

export function removeQuestion(capture: ConferenceCapture, id: string): ConferenceCapture {
  return { ...capture, agenda: capture.agenda.filter((it) => it.id !== id) }
}

/** Moves an agenda question one place up or down. */
export function moveQuestion(capture: ConferenceCapture, id: string, by: -1 | 1): ConferenceCapture {
  const order = agendaInOrder(capture.agenda)
  const from = order.findIndex((it) => it.id === id)
  const [moved, other] = [order[from], order[from + by]]
  if (!moved || !other) return capture
  order[from] = other
  order[from + by] = moved
  return { ...capture, agenda: order.map((it, index) => ({ ...it, rank: index + 1 })) }
}
