import type {
  Question,
  QuestioningCapture,
} from '@corridor/tools/tools/higher-level-questioning/higher-level-questioning.shape'
import type { Level } from '@corridor/tools/tools/higher-level-questioning/levels'
import type { Direction, Kind } from '@corridor/tools/tools/higher-level-questioning/question-terms'
import { type Random, seededRandom } from '../random.ts'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './scene.ts'

const QUESTIONS = { fewest: 3, most: 18, mostBefore: 9 }

/** A capture of questions at uneven distances. Some classes hear more “why” than others. */
export function questioningCapture({ educator, startedAt, minutes, students, random, ...scene }: Scene) {
  const lift = seededRandom(`the questions of ${educator}`).next()
  const most = scene.isThisYear ? QUESTIONS.most : QUESTIONS.mostBefore
  const count = random.integer(QUESTIONS.fewest, Math.max(QUESTIONS.fewest, Math.min(most, minutes * 2)))
  const step = (minutes * 60) / (count + 1)
  const questions = Array.from({ length: count }, (_, index) => {
    const seconds = (index + 0.6 + 0.8 * random.next()) * step
    const at = new Date(startedAt.getTime() + Math.round(seconds) * 1_000)
    // A draft was left before its last question had a level.
    const isOpen = !scene.isFinished && index === count - 1
    return aQuestion(at, isOpen, { lift, students, isThisYear: scene.isThisYear, random })
  })
  return { questions, isNoneAsked: false } satisfies QuestioningCapture
}

interface Room extends Pick<Scene, 'students' | 'isThisYear' | 'random'> {
  readonly lift: number
}

function aQuestion(at: Date, isOpen: boolean, room: Room): Question {
  const { lift, isThisYear, random } = room
  const kind: Kind = isOpen ? 'academic' : random.weighted(kinds, (it) => it.weight).kind
  const { level, text } = random.weighted(asked, (it) => it.weight + it.lift * lift)
  const isAcademic = kind === 'academic'
  return {
    id: uuidV7(at, random),
    at: at.toISOString(),
    kind,
    level: isAcademic && !isOpen ? level : null,
    asker: random.chance(0.14) ? 'student' : 'teacher',
    ...(isAcademic ? heard(room) : nothingHeard),
    ...(isAcademic && isThisYear ? noted(text, room) : nothingNoted),
  }
}

const nothingHeard = { form: null, isFollowUp: false, waitSeconds: null }

function heard({ lift, random }: Room): Pick<Question, 'form' | 'isFollowUp' | 'waitSeconds'> {
  const form = random.chance(0.3 + 0.3 * lift) ? 'open' : 'closed'
  const wait = Math.round((0.5 + 4 * random.next()) * 10) / 10
  return {
    form: random.chance(0.6) ? form : null,
    isFollowUp: random.chance(0.16),
    waitSeconds: random.chance(0.3) ? wait : null,
  }
}

const nothingNoted = { text: '', directedTo: null, responder: null }

function noted(
  text: string,
  { students, random }: Room,
): Pick<Question, 'text' | 'directedTo' | 'responder'> {
  const seat = random.integer(1, Math.max(1, students))
  return {
    text: random.chance(0.35) ? text : '',
    directedTo: anyDirection(random),
    responder: random.chance(0.4) ? seat : null,
  }
}

const kinds = [
  { kind: 'academic', weight: 16 },
  { kind: 'procedural', weight: 3 },
  { kind: 'rhetorical', weight: 1 },
] as const

const asked: readonly { level: Level; weight: number; lift: number; text: string }[] = [
  { level: 'remember', weight: 8, lift: -3, text: 'What did we call this part yesterday?' },
  { level: 'understand', weight: 6, lift: 0, text: 'How is this one different from yesterday’s?' },
  { level: 'apply', weight: 4, lift: 0, text: 'What happens when you use the rule on this one?' },
  { level: 'analyze', weight: 2, lift: 3, text: 'Why do you think that part was left out?' },
  { level: 'evaluate', weight: 1, lift: 2, text: 'Which of the two ways would you trust, and why?' },
  { level: 'create', weight: 0.5, lift: 1, text: 'How could you test that at home?' },
]

const directions = [
  { direction: 'class', weight: 5 },
  { direction: 'volunteer', weight: 3 },
  { direction: 'one', weight: 3 },
  { direction: 'group', weight: 1 },
  { direction: null, weight: 4 },
] as const

function anyDirection(random: Random): Direction | null {
  return random.weighted(directions, (it) => it.weight).direction
}
