import { addDays, dayIn } from '@corridor/domain/days'
import type { Kind } from '@corridor/tools/teacher-conference/kinds'
import { agreedMark } from '@corridor/tools/teacher-conference/signing'
import { teacherConference } from '@corridor/tools/teacher-conference/teacher-conference.tool'
import type { Random } from '../random.ts'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './captures.ts'

/** A talk that follows a lesson. A draft was left after the agenda was written. */
export function conferenceCapture({ startedAt, minutes, isFinished, config, random }: Scene) {
  const blank = teacherConference.blank(teacherConference.config.parse(config))
  const day = dayIn('America/Denver', startedAt)
  const about = { kind: anyOf(random, kinds), aboutOn: addDays(day, -random.integer(0, 7)) }
  if (!isFinished) return { ...blank, ...about }
  const { goal, step, agreement, said } = anyOf(random, talks)
  const id = () => uuidV7(startedAt, random)
  const dueOn = addDays(day, random.integer(10, 24))
  const agreed = {
    agreements: [{ id: id(), text: agreement }],
    goals: random.chance(0.5) ? [{ id: id(), ...goal, dueOn: addDays(day, random.integer(40, 80)) }] : [],
    steps: [{ id: id(), text: step, owner: 'educator' as const, dueOn }],
    reviews: [],
    followUpOn: dueOn,
    followUpFor: '',
  }
  const at = new Date(startedAt.getTime() + (minutes - 1) * 60_000).toISOString()
  return {
    ...{ ...blank, ...about, ...agreed, stage: 'sign' as const },
    agenda: blank.agenda.map((entry, index) => ({ ...entry, said: said[index] ?? '' })),
    signature: { name: 'Signed in person', at, of: agreedMark(agreed) },
  }
}

const kinds: readonly Kind[] = ['post', 'post', 'post', 'check-in', 'goal']

function anyOf<T>(random: Random, things: readonly T[]): T {
  return random.weighted(things, () => 1)
}

const talks = [
  {
    agreement: 'We keep the pause after questions and add partner talk before anyone answers.',
    step: 'One partner talk before whole-group answers, every lesson.',
    goal: {
      text: 'More students explain their thinking in whole-group talk.',
      ...{ measure: 'Different responders in 10 minutes', baseline: '6 of 27', target: '14 of 27' },
    },
    said: ['The discussion felt faster than it was.', 'Yes: the same few hands went up.'],
  },
  {
    agreement: 'The opening routine moves to the board, so that work begins at the bell.',
    step: 'Post the first task before students come in.',
    goal: {
      text: 'Students begin their work within two minutes of the bell.',
      ...{ measure: 'Minutes until most have begun', baseline: '6', target: '2' },
    },
    said: ['The start was slower than planned.', 'Yes: materials were still being handed out.'],
  },
  {
    agreement: 'Directions are given once, shown in writing, and said back by a student.',
    step: 'Ask a student to say the directions back before work begins.',
    goal: {
      text: 'Students work on without asking what to do.',
      ...{ measure: 'Questions about directions in a lesson', baseline: '11', target: '3' },
    },
    said: ['Most questions were about what to do.', 'Yes, and it took time from small groups.'],
  },
] as const
