import type { ObservationDocument } from '@corridor/domain/observation/observation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Fate, ModelServer } from '../../../testing/model-server.ts'
import { anObservationDocument, idOf } from '../../../testing/samples/sample-observations.ts'
import { Contact } from '../../contact.ts'
import { noDisc, noFileDisc } from '../../disc/no-disc.ts'
import { Shelf } from '../../files/shelf.ts'
import type { Kept } from '../../kept.ts'
import { SaidStore } from '../../said/said-store.ts'
import { arrived } from '../../snapshot/arrival.ts'
import { begun } from '../../store/progress.ts'
import { reconcile } from '../../store/reconcile.ts'
import { restore } from '../../store/restore.ts'
import { Store } from '../../store/store.ts'

/** How many pairs each test draws; `npm run test:long` draws more. */
const RUNS = process.env.LONG === 'yes' ? 300 : 60
const id = idOf(1)
const now = '2026-10-22T15:00:00.000Z'
const author = { by: 'Marisol Okafor', at: now }

interface Typed {
  readonly privateNotes: string
  readonly field: string
  readonly lines: { readonly id: string; readonly words: string }[]
}

/** What somebody typed, in every kind of place: notes, a field, a line of a list, and a field within a line. */
const typing = (by: string) =>
  fc.record<Typed>({
    privateNotes: fc.constantFrom('', `${by} notes`),
    field: fc.constantFrom('', `${by} field`),
    lines: fc.uniqueArray(
      fc.record({ id: fc.constantFrom('1', '2', '3'), words: fc.constantFrom('', `${by} line`) }),
      { selector: (line) => line.id },
    ),
  })
const documentOf = ({ privateNotes, field, lines }: Typed) =>
  anObservationDocument({ privateNotes, capture: { field, lines } })

function wordsIn({ privateNotes, field, lines }: Typed): string[] {
  return [privateNotes, field, ...lines.map(({ words }) => words)].filter(Boolean)
}

function expectAll(document: ObservationDocument | undefined, ...typed: Typed[]) {
  const final = JSON.stringify(document)
  for (const words of typed.flatMap(wordsIn)) expect(final).toContain(words)
}

/**
 * An observation without a base, as a rescue file or an incomplete disc leaves one: it knows nothing of the server’s
 * copy.
 */
const without = (typed: Typed): Kept => begun(id, documentOf(typed), now)

test('a device that knows nothing of what the server has keeps both, whatever becomes of the answers', async () => {
  const fates = fc.array(fc.constantFrom<Fate>('arrives', 'lost', 'answer-lost', 'invalid-request'), {
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(typing('mine'), typing('theirs'), fates, async (mine, theirs, history) => {
      const server = new ModelServer()
      await server.save(id, 0, documentOf(theirs))
      const store = new Store(noDisc, () => author)
      const said = new SaidStore(noDisc, () => {})
      const around = { server, said, shelf: new Shelf(noFileDisc), author: () => author, isOpen: () => false }
      const contact = new Contact(store, noDisc, {
        ...around,
        isViewOnly: false,
        unlock: async () => {},
        isMine: async () => true,
      })
      void store.put(id, without(mine))
      for (const fate of [...history, 'arrives' as const]) {
        server.fate = () => fate
        const kept = store.get(id)
        // The observer is told of the refusal and tries again.
        if (kept?.trouble) void store.put(id, { ...kept, trouble: null })
        await contact.round()
        await contact.refresh()
      }
      await contact.round()

      expectAll(server.rows.get(id)?.document, mine, theirs)
      expect(store.get(id)?.document).toEqual(server.rows.get(id)?.document)
    }),
    { numRuns: RUNS },
  )
})

test('an observation from a rescue file is merged with the one that is here: both are kept', async () => {
  await fc.assert(
    fc.asyncProperty(
      typing('file'),
      typing('here'),
      fc.constantFrom('nothing', 'unanswered'),
      async (file, here, sent) => {
        const store = new Store(noDisc, () => author)
        const kept = without(file)
        const inFlight = sent === 'unanswered' ? { baseRevision: 0, document: kept.document } : null
        await store.put(id, without(here))
        await restore(store, { ...kept, inFlight }, author)

        expectAll(store.get(id)?.document, file, here)
      },
    ),
    { numRuns: RUNS },
  )
})

test('a newcomer does not write over what is on the disc', () => {
  const saved = (typed: Typed, revision: number) =>
    arrived(
      {
        id,
        revision,
        version: 1,
        status: 'draft',
        isLate: false,
        contributions: [],
        document: documentOf(typed),
      },
      now,
    )
  const [known, newer] = [fc.boolean(), fc.boolean()]
  fc.assert(
    fc.property(typing('base'), typing('mine'), typing('theirs'), known, newer, (...made) => {
      const [base, mine, theirs, isKnown, isNewer] = made
      const onDisc = isKnown ? { ...saved(base, 3), document: documentOf(mine) } : without(mine)
      const brought = saved(theirs, isNewer ? 4 : 3)
      const next = reconcile(undefined, brought, onDisc, author)

      expectAll(next?.document, mine, ...(isNewer || !isKnown ? [theirs] : []))
      expect(next?.base?.revision).toBe(brought.base?.revision)
    }),
    { numRuns: RUNS },
  )
})
