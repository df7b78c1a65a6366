import { anEntry } from '@corridor/tools/tools/noticing-wondering/capture/entry/entry-changes'
import type { NoticingCapture } from '@corridor/tools/tools/noticing-wondering/noticing-wondering.shape'
import { uuidV7 } from '../uuid-v7.ts'
import { noticed } from './noticed.ts'
import type { Scene } from './scene.ts'

const THREADS = { fewest: 2, most: 5 }

/** A capture of a few things seen, and what some of them made one ask. */
export function noticingCapture({ startedAt, minutes, random, ...scene }: Scene) {
  const count = random.integer(THREADS.fewest, THREADS.most)
  const first = random.integer(0, noticed.length - 1)
  const pace = (minutes * 60) / (count + 1)
  const entries = Array.from({ length: count }, (_, index) => {
    const [about, text, question] = noticed[(first + index) % noticed.length] ?? ['students', '', null]
    const at = new Date(startedAt.getTime() + (index * pace + random.integer(10, 40)) * 1_000)
    const id = uuidV7(at, random)
    const seen = anEntry({ id, at: at.toISOString(), column: 'noticing', about, causeId: null }, text)
    if (question === null || random.chance(0.35)) return [seen]
    const asked = new Date(at.getTime() + random.integer(15, 35) * 1_000)
    const wondering = { id: uuidV7(asked, random), at: asked.toISOString(), column: 'wondering' } as const
    return [
      { ...seen, isStarred: random.chance(0.3) },
      anEntry({ ...wondering, about: null, causeId: id }, question),
    ]
  }).flat()
  // A draft has its questions and not yet what they came out of.
  const begun = entries.filter(({ column }) => column === 'wondering').slice(0, 1)
  return { entries: scene.isFinished ? entries : begun } satisfies NoticingCapture
}
