import type { Day } from '@corridor/domain/calendar/calendar'
import { type AgreedStep, agreedAround } from './step.ts'

/** The steps agreed with Omar Haddad, open steps of other educators, and a few closed ones. */
export function alderValleySteps(today: Day): AgreedStep[] {
  const marisol = agreedAround(today, 'marisol@alder-valley.example')
  const ben = agreedAround(today, 'ben@alder-valley.example')
  const desmond = agreedAround(today, 'desmond.achebe@alder-valley.example')
  const mastered = (on: number) => ({ closed: { as: 'mastered', on } }) as const
  return [
    marisol('Omar Haddad', 'Pause three seconds after each question before calling on anyone.', {
      on: -13,
      due: 1,
    }),
    marisol('Omar Haddad', 'Post the problem before the bell.', { on: -43, due: -22, ...mastered(-20) }),
    ben('Omar Haddad', 'Ask for a second method in each lesson.', { on: -41, due: -20, ...mastered(-23) }),
    marisol('Omar Haddad', 'Greet each student at the door.', { on: -57, due: -43, ...mastered(-42) }),
    marisol('Thuy Nguyen', 'Post the exit question before the closing five minutes.', { on: -15, due: 4 }),
    ben('Alina Petrova', 'Use the turn-and-talk routine once in each lesson.', { on: -3, due: 6 }),
    marisol('Jerome Castellanos', 'Name the source when students quote a document.', { on: -31, due: -13 }),
    marisol('Paulina Reyes', 'Read the goal aloud together.', { on: -50, due: -30, ...mastered(-34) }),
    ben('Hannah Lindqvist', 'Hand out notebooks during the warm-up.', {
      on: -45,
      due: -31,
      closed: { as: 'done', on: -31 },
    }),
    desmond('Nolan Benally', 'Collect one answer from each table.', { on: -9, due: 5 }),
    desmond('Kimiko Arata', 'Model the first sentence.', { on: -29, due: -15, ...mastered(-16) }),
  ]
}
