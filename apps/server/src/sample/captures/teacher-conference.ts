import { addDays, dayIn } from '@corridor/domain/calendar/days'
import type { Kind, Outcome } from '@corridor/tools/tools/teacher-conference/kinds'
import { openLeaderSteps } from '@corridor/tools/tools/teacher-conference/leader-steps'
import { agreedMark } from '@corridor/tools/tools/teacher-conference/signing'
import { teacherConference } from '@corridor/tools/tools/teacher-conference/teacher-conference.tool'
import { type Random, seededRandom } from '../random.ts'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './scene.ts'

const TIME_ZONE = 'America/Denver'
/** How many days back a conference looks: what is older is not brought up again. */
const MOST_DAYS = 120

/**
 * A capture of a conference that follows a lesson. A draft was left after the agenda was written, or is one for a
 * conference ahead.
 */
export function conferenceCapture(scene: Scene) {
  const { educator, startedAt, minutes, isFinished, meets, config, earlier, random } = scene
  const blank = teacherConference.blank(teacherConference.config.parse(config))
  const day = dayIn(TIME_ZONE, startedAt)
  const about = { kind: anyOf(random, kinds), aboutOn: addDays(day, -random.integer(0, 7)) }
  const agenda = meets && { meeting: meets, invited: meets, sharedAt: startedAt.toISOString() }
  if (!isFinished) return { ...blank, ...about, ...agenda }
  const { talk, step } = talkOf(educator, startedAt, earlier.length)
  const id = () => uuidV7(startedAt, random)
  const goalDueOn = addDays(day, random.integer(40, 80))
  const agreed = {
    agreements: [{ id: id(), text: talk.agreement }],
    goals: random.chance(0.5) ? [{ id: id(), ...talk.goal, dueOn: goalDueOn }] : [],
    steps: [step, ...(random.chance(0.35) ? [promiseOf(id(), day, random)] : [])],
    reviews: reviewsOf(scene, day),
    followUpOn: step.dueOn,
    followUpFor: '',
  }
  const at = new Date(startedAt.getTime() + (minutes - 1) * 60_000).toISOString()
  return {
    ...blank,
    ...about,
    ...agreed,
    stage: 'sign' as const,
    agenda: blank.agenda.map((entry, index) => ({ ...entry, said: talk.said[index] ?? '' })),
    signature: { name: 'Signed in person', at, of: agreedMark(agreed) },
  }
}

/**
 * The words of a conference, the same whenever they are asked for, so that the next one finds its step again and is
 * about something else.
 */
function talkOf(educator: string, startedAt: Date, place: number) {
  const random = seededRandom(`the talks with ${educator}`)
  const talk = talks[(random.integer(0, talks.length - 1) + place) % talks.length] ?? talks[0]
  const dueOn = addDays(dayIn(TIME_ZONE, startedAt), random.integer(10, 24))
  const step = { id: uuidV7(startedAt, random), text: talk.step, owner: 'educator' as const, dueOn }
  return { talk, step }
}

function promiseOf(id: string, day: string, random: Random) {
  return { id, text: anyOf(random, promises), owner: 'leader' as const, dueOn: addDays(day, 14) }
}

/** What became of the step of the conference before, and of what the leader took on. */
function reviewsOf({ educator, startedAt, earlier, random }: Scene, day: string) {
  const recent = earlier.filter((it) => it.startedAt.slice(0, 10) > addDays(day, -MOST_DAYS))
  const last = recent.at(-1)
  const theirs = last ? [stepOf(educator, new Date(last.startedAt), earlier.length - 1)] : []
  const when = { startedAt: startedAt.toISOString(), timeZone: TIME_ZONE }
  const promised = openLeaderSteps(recent, when).map((it) => ({ ...it, owner: 'leader' as const }))
  return [
    ...theirs.map((it) => ({ ...it, ...becoming(random, theirOutcomes, day) })),
    ...promised.map((it) => ({ ...it, ...becoming(random, promiseOutcomes, day) })),
  ]
}

function stepOf(educator: string, agreedAt: Date, place: number) {
  const { owner: _, ...step } = talkOf(educator, agreedAt, place).step
  return { ...step, agreedOn: dayIn(TIME_ZONE, agreedAt) }
}

function becoming(random: Random, outcomes: readonly Outcome[], day: string) {
  const outcome = anyOf(random, outcomes)
  return { outcome, newDueOn: outcome === 'carried' ? addDays(day, random.integer(10, 20)) : null }
}

const kinds: readonly Kind[] = ['post', 'post', 'post', 'check-in', 'goal']
const theirOutcomes: readonly Outcome[] = [
  'mastered',
  'mastered',
  'mastered',
  'done',
  'carried',
  'carried',
  'dropped',
]
const promiseOutcomes: readonly Outcome[] = ['done', 'done', 'done', 'carried']

const promises = [
  'Arrange cover so that you can watch the class next door.',
  'Bring the pacing guide, and mark what can wait.',
  'Come back for ten minutes and count who answers.',
] as const

function anyOf<T>(random: Random, things: readonly T[]): T {
  return random.weighted(things, () => 1)
}

const talks = [
  {
    agreement: 'We keep the pause after questions and add partner talk before anyone answers.',
    step: 'One partner talk before whole-group answers, every lesson.',
    goal: {
      text: 'More students explain their thinking in whole-group talk.',
      measure: 'Different responders in 10 minutes',
      baseline: '6 of 27',
      target: '14 of 27',
    },
    said: ['The discussion felt faster than it was.', 'Yes: the same few hands went up.'],
  },
  {
    agreement: 'The opening routine moves to the board, so that work begins at the bell.',
    step: 'Post the first task before students come in.',
    goal: {
      text: 'Students begin their work within two minutes of the bell.',
      measure: 'Minutes until most have begun',
      baseline: '6',
      target: '2',
    },
    said: ['The start was slower than planned.', 'Yes: materials were still being handed out.'],
  },
  {
    agreement: 'Directions are given once, shown in writing, and said back by a student.',
    step: 'Ask a student to say the directions back before work begins.',
    goal: {
      text: 'Students work on without asking what to do.',
      measure: 'Questions about directions in a lesson',
      baseline: '11',
      target: '3',
    },
    said: ['Most questions were about what to do.', 'Yes, and it took time from small groups.'],
  },
] as const
