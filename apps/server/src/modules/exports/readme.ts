import type { ExportScope } from '@corridor/contract/reports/exports'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { timeIn } from '@corridor/domain/clock/time-in'
import { counted } from '@corridor/domain/words/count-words'
import { type ExportFile, filesFor } from './content/export-files.ts'
import type { ExportRow } from './exports.queries.ts'

interface Told extends Pick<ExportRow, 'scope' | 'about' | 'done' | 'leftOut' | 'entries' | 'askedAt'> {
  readonly by: string
}

interface Place {
  readonly name: string
  readonly timeZone: string
}

/** The README of an export: what is in it, for whom it was made, and what was left out, in plain words. */
export function readmeOf(told: Told, now: Date, { name, timeZone }: Place): string {
  const { scope, about, by, entries, askedAt } = told
  const moment = (at: Date) =>
    `${dayAndYear(dayIn(timeZone, at))}, ${timeIn(timeZone, at.toISOString())} (${timeZone})`
  const files = filesFor(scope).filter((file) => file !== 'README.txt')
  return [
    `Corridor: ${titleOf(scope, about)}`,
    name,
    '',
    `Made for ${by}. Asked for on ${moment(askedAt)}; ready on ${moment(now)}.`,
    'It holds what this person may read in Corridor. It names educators: store it where others cannot open it,',
    'and delete it when you no longer need it.',
    '',
    'WHAT IS IN IT',
    '',
    ...files.map((file) => `${file}\n  ${purposes[file]} ${counted(entries[file]?.rows ?? 0, 'row')}.`),
    '',
    'Tables are CSV for any spreadsheet. Where a cell could be taken for a formula, an apostrophe stands ahead of it.',
    'The same ID means the same observation in every file. Days and times are those of the school.',
    '',
    'WHAT WAS LEFT OUT',
    '',
    ...leftOut(told).map((it) => `- ${it}`),
    '',
  ]
    .join('\r\n')
    .replaceAll(/(?<!\r)\n/g, '\r\n')
}

function titleOf({ kind }: ExportScope, about: string): string {
  const titles: Record<ExportScope['kind'], string> = {
    district: `all of ${about}`,
    school: about,
    educator: `the record of ${about}`,
    own: `visits by and with ${about}`,
  }
  return titles[kind]
}

const purposes: Readonly<Record<Exclude<ExportFile, 'README.txt'>, string>> = {
  'schools.csv': 'Schools.',
  'educators.csv': 'Educators.',
  'teaching.csv': 'Where educators taught, teach and will teach.',
  'action-steps.csv': 'Action steps that were agreed.',
  'observations.csv': 'Observations: who, where, when, with which tool, and how far they have come.',
  'facts.csv': 'What finished observations counted, as reports add it up.',
  'replies.csv': 'What educators replied and answered.',
  'sent-copies.csv': 'What was sent, when and to whom.',
  'observations.jsonl': 'Whole observations, one a line, as JSON for other programs.',
}

function leftOut({ leftOut: newer, scope }: Told): string[] {
  return [
    'Drafts of other observers.',
    'Coaching visits of two other people, and what was agreed in them.',
    'Private notes of other observers, and look-fors that only observers see.',
    'Photos and documents. They stay in Corridor, with their observations.',
    ...(scope.kind === 'own' ? ['Lists of schools and educators: your visits name theirs.'] : []),
    ...(newer > 0
      ? [
          `${counted(newer, 'observation')} that a newer version of Corridor wrote. Export again after the update.`,
        ]
      : []),
    'Corridor went through the visits one after the other: what changed meanwhile may be missing.',
  ]
}
