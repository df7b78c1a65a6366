import { timeIn } from '../clock/time-in.ts'
import { gradesWords, periodWords } from '../people/teaching-words.ts'
import { counted } from '../words/count-words.ts'
import { isConference } from './conference.ts'
import { type LessonPart, lessonPartTitles, type Purpose, purposeTitles } from './observation-words.ts'

interface Timed {
  readonly startedAt: string
  readonly endedAt: string | null
  readonly timeZone: string
}

/** “10:11–10:21 AM”; “10:11 AM” of a visit within one minute. */
export function timeWords({ startedAt, endedAt, timeZone }: Timed): string {
  const from = timeIn(timeZone, startedAt)
  if (!endedAt) return from
  const to = timeIn(timeZone, endedAt)
  if (to === from) return from
  const isSameHalf = from.slice(-2) === to.slice(-2)
  return `${isSameHalf ? from.slice(0, -3) : from}–${to}`
}

interface Meant {
  readonly toolTypeId: number
  readonly purpose: Purpose
  readonly isAnnounced: boolean
}

/** “Walkthrough, unannounced”; of a conference nobody says whether it was announced. */
export function purposeWords({ isAnnounced, ...meant }: Meant): string {
  const title = purposeTitle(meant)
  return isConference(meant.toolTypeId) ? title : `${title}, ${isAnnounced ? 'announced' : 'unannounced'}`
}

/** “Walkthrough”; a conference is called one, or coaching. */
export function purposeTitle({ toolTypeId, purpose }: Omit<Meant, 'isAnnounced'>): string {
  if (isConference(toolTypeId)) return purpose === 'coaching' ? 'Coaching' : 'Conference'
  return purposeTitles[purpose]
}

/** “Custom Look-Fors: Every Classroom”: two sets of one tool are told apart in a visit. */
export function partTitle(title: string, set: string | undefined): string {
  return set && set !== title ? `${title}: ${set}` : title
}

/** The kind of a record: several tools, a conference, or one tool in a class. */
export function recordKind({ toolTypeId }: Pick<Meant, 'toolTypeId'>, isVisit = false) {
  if (isVisit) return 'Visit'
  return isConference(toolTypeId) ? 'Conference' : 'Observation'
}

/** “observation” or “conference record”: the noun for what is sent, in mails and in the bell. */
export function sentNoun(toolTypeId: number | null): string {
  return isTalk(toolTypeId) ? 'conference record' : 'observation'
}

/** “an observation” or “a conference record” */
export function aSent(toolTypeId: number | null): string {
  return `${isTalk(toolTypeId) ? 'a' : 'an'} ${sentNoun(toolTypeId)}`
}

const isTalk = (toolTypeId: number | null) => toolTypeId !== null && isConference(toolTypeId)

/** The caution under every record, on the screen and on paper. */
export function recordCaution({ toolTypeId }: Pick<Meant, 'toolTypeId'>): string {
  return isConference(toolTypeId)
    ? 'Describes one conversation. The visits it is about are not a random sample of lessons.'
    : 'Describes one short visit. Visits are not a random sample, and being observed changes a lesson.'
}

interface Lesson {
  readonly educator: { readonly grades: string; readonly subject: string; readonly room: string }
  readonly period: string | null
  readonly partOfLesson?: LessonPart | null | undefined
  readonly studentsPresent: number | null
}

interface LessonFact {
  /** “Part of lesson”, above the value on paper. */
  readonly label: string
  /** “Middle” */
  readonly value: string
  /** “Middle of the lesson”: it stands for itself in a line. */
  readonly words: string
}

/** What is known of the lesson that a record is about: the same on the screen, in the preview and on paper. */
export function lessonFacts({
  educator,
  period,
  partOfLesson = null,
  studentsPresent,
}: Lesson): readonly LessonFact[] {
  const { grades, subject, room } = educator
  const teaching = `${gradesWords(grades)} ${subject}`.trim()
  const place = [period === null ? '' : periodWords(period), room].map(unbroken)
  const lesson = [teaching, ...place].filter((it) => it !== '').join(', ')
  const facts: LessonFact[] = []
  if (lesson !== '') facts.push({ label: 'Class', value: lesson, words: lesson })
  if (studentsPresent !== null) {
    const words = counted(studentsPresent, 'student')
    facts.push({ label: 'Students present', value: String(studentsPresent), words })
  }
  if (partOfLesson !== null) {
    const words = lessonPartWords(partOfLesson)
    facts.push({ label: 'Part of lesson', value: lessonPartTitles[partOfLesson], words })
  }
  return facts
}

const MOST_UNBROKEN = 12

// “Period 3” stays in one line; a long name may be broken.
const unbroken = (words: string) => (words.length > MOST_UNBROKEN ? words : words.replaceAll(' ', '\u00a0'))

/** “Middle of the lesson” */
export function lessonPartWords(part: LessonPart): string {
  return `${lessonPartTitles[part]} of the lesson`
}

interface Observed {
  readonly observer: string
  readonly observerRole?: string | undefined
}

/** “Visited by Marisol Okafor, Principal”; for a conference, who led it. */
export function observerWords({ toolTypeId, ...observed }: Pick<Meant, 'toolTypeId'> & Observed): string {
  return `${isConference(toolTypeId) ? 'Led' : 'Visited'} by ${nameAndRole(observed)}`
}

/** “Marisol Okafor, Principal”; of a record that does not keep the role, the name. */
export function nameAndRole({ observer, observerRole }: Observed): string {
  return observerRole ? `${observer}, ${observerRole}` : observer
}

/** The line under every record on paper. */
export const recordPrivacy = 'Reading this record does not mean agreement. Private notes are never included.'
