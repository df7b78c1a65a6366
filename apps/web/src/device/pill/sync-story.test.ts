import { describe, expect, test } from 'vitest'
import { anObservationDocument, idOf } from '../../testing/samples/sample-observations.ts'
import type { Kept, Trouble } from '../kept.ts'
import { begun } from '../store/progress.ts'
import { stateFrom, weightiest } from '../store/state-of.ts'
import type { Waiting } from './sync-rows.ts'
import { type Facts, hereWords, type Story, storyOf } from './sync-story.ts'
import { pointsOut } from './sync-words.ts'
import { unwritableWords } from './unwritable-words.ts'

const NOW = new Date('2026-10-22T16:00:00Z')
const bools = [false, true] as const

function aKept(at: number, trouble: Trouble | null = null): Kept {
  return { ...begun(idOf(at), anObservationDocument(), '2026-10-22T15:00:00Z'), trouble }
}

const refused = (code: string): Trouble => ({ code, message: 'The server will not.', at: NOW.toISOString() })

type Flag = 'isWhole' | 'isWriting' | 'isHeldBack' | 'isRefusedByDisc'
type Matters = Record<string, Partial<Record<Flag, boolean>> & { readonly trouble?: Trouble | null }>

/** What can be the matter with one observation, whatever the connection. */
const matters = {
  saved: { isWhole: true },
  told: { isWhole: true, trouble: refused('observation-has-moved') },
  waits: {},
  'is being written': { isWriting: true },
  'is held back': { isHeldBack: true },
  parked: { trouble: refused('may-not-observe') },
  'deleted elsewhere': { trouble: refused('observation-not-found') },
  'not on the disc': { isRefusedByDisc: true },
  'whole, and not on the disc': { isWhole: true, isRefusedByDisc: true },
} satisfies Matters
type Matter = keyof typeof matters

interface World {
  readonly of: readonly Matter[]
  readonly deletions: number
  readonly isSignedOut: boolean
  readonly isOffline: boolean
  readonly isViewOnly: boolean
  readonly own: number | undefined
  readonly hasOldWork: boolean
}

/** The facts about a made-up device, derived as the device derives its own. */
function factsIn({ of, deletions, own, hasOldWork, ...calls }: World): Facts {
  const usual = { isRefusedByDisc: false, isWhole: false, isWriting: false, isHeldBack: false }
  const all = of.map((name, at) => {
    const { trouble = null, ...flags }: Matters[string] = matters[name]
    const standing = { ...usual, ...flags, ...calls, hasTrouble: trouble !== null }
    return { ...standing, kept: aKept(at, trouble), state: stateFrom(standing) }
  })
  const deleting = Array.from({ length: deletions }, () =>
    stateFrom({ ...usual, ...calls, hasTrouble: false }),
  )
  const isUnwritable = all.some((it) => it.isRefusedByDisc)
  const waits = (it: { isWhole: boolean }) => !calls.isViewOnly && !it.isWhole
  const listed: Waiting[] = all
    .filter((it) => waits(it) || it.kept.trouble)
    .map((it) => ({ kept: it.kept, state: it.state, isUnsent: waits(it), setUp: undefined }))
  return {
    ...calls,
    isNetworkInTheWay: false,
    hold: undefined,
    isUnwritable,
    listed: calls.isViewOnly ? [] : listed,
    own: own === undefined ? undefined : all[own]?.state,
    all: weightiest([...all.map(({ state }) => state), ...deleting]),
    unheard: 0,
    waiting: calls.isViewOnly ? 0 : all.filter(waits).length + deletions,
    warnings: [
      ...(isUnwritable ? (['unwritable'] as const) : []),
      ...(hasOldWork ? (['old-work'] as const) : []),
    ],
  }
}

const names = Object.keys(matters) as Matter[]
const groups: Matter[][] = [
  [],
  ...names.map((it) => [it]),
  ...names.flatMap((one, at) => names.slice(at).map((other) => [one, other])),
]
const worlds: World[] = groups.flatMap((of) =>
  [undefined, ...of.keys()].flatMap((own) =>
    [0, 1].flatMap((deletions) =>
      bools.flatMap((isSignedOut) =>
        bools.map((isOffline) => ({
          of,
          own,
          deletions,
          isSignedOut,
          isOffline,
          isViewOnly: false,
          hasOldWork: deletions > 0,
        })),
      ),
    ),
  ),
)
const tales = worlds.map((world) => {
  const facts = factsIn(world)
  return { world, facts, story: storyOf(facts, NOW) }
})

/** Pairs of facts and words that nobody may ever read together. */
const contradictions: readonly [string, (told: Story, facts: Facts) => boolean][] = [
  ['“Saved” above something that waits', ({ pill }, { waiting }) => pill.words === 'Saved' && waiting > 0],
  ['“Saved” above a row', ({ pill, rows }) => pill.words === 'Saved' && rows.length > 0],
  [
    '“Everything is saved” beside another word',
    ({ pill, headline }) => /^Everything (else )?is saved/.test(headline) !== (pill.words === 'Saved'),
  ],
  [
    'that everything is saved, beside what cannot be read',
    ({ headline }, { warnings }) =>
      headline.startsWith('Everything is saved') && warnings.includes('set-aside'),
  ],
  [
    '“safe here” on a device that cannot save',
    ({ headline }, { isUnwritable }) => isUnwritable && /safe/.test(headline),
  ],
  [
    'that it cannot save, twice',
    ({ headline, warnings }) => /cannot save/.test(headline) && warnings.includes('unwritable'),
  ],
  [
    '“by itself” above something that needs somebody',
    ({ headline }, { listed }) =>
      /by (itself|themselves)|nothing to do/.test(headline) && listed.some((it) => it.state === 'needs-you'),
  ],
  [
    '“by itself” or “on its way” to who is signed out',
    ({ headline }, { isSignedOut, waiting }) =>
      isSignedOut && waiting > 0 && /by (itself|themselves)|on its way/i.test(headline),
  ],
  [
    '“Needs you” without a word of what for',
    ({ pill, headline, rows }) =>
      pill.words === 'Needs you' &&
      rows.every((it) => !it.trouble) &&
      !/cannot save|signed out/.test(headline),
  ],
  [
    'something stuck without a rescue file',
    ({ actions }, { listed }) =>
      listed.some((it) => it.isUnsent && (it.state === 'needs-you' || it.state === 'on-device')) &&
      !actions.rescue,
  ],
  [
    'an offer of a rescue file that is not there',
    ({ headline, actions }) => /rescue file/.test(headline) && !actions.rescue,
  ],
  ['both a sign-in and another try', ({ actions }) => actions.signIn && actions.tryNow],
  [
    'something that would go, without a way to try',
    ({ actions }, { listed, isSignedOut }) =>
      !isSignedOut && listed.some((it) => it.isUnsent && !it.kept.trouble) && !actions.tryNow,
  ],
  [
    'another count in the pill than below it',
    ({ pill, headline }, { waiting, listed }) => {
      const [, here] = headline.match(/(\d+) observations? on this device/) ?? []
      const deletions = waiting - listed.filter((it) => it.isUnsent).length
      return here !== undefined && pill.words !== `On device · ${Number(here) + deletions}`
    },
  ],
]

describe('the pill and its panel', () => {
  test.each(contradictions)('never say %s', (_, isContradiction) => {
    const found = tales.filter(({ story, facts }) => isContradiction(story, facts))

    expect(found.map(({ world }) => world)).toEqual([])
  })

  test.each(names)('ask nothing of somebody who may only look, with an observation that is: %s', (name) => {
    const { pill, rows, actions } = storyOf(factsIn({ ...calm, of: [name], own: 0, isViewOnly: true }), NOW)

    expect({ words: pill.words, rows, ...actions }).toEqual({
      words: 'View only',
      rows: [],
      signIn: false,
      tryNow: false,
      rescue: false,
    })
  })
})

const calm = { deletions: 0, isSignedOut: false, isOffline: false, isViewOnly: false, hasOldWork: false }
const toldOf = (of: Matter[], rest: Partial<World> = {}) =>
  storyOf(factsIn({ ...calm, own: undefined, of, ...rest }), NOW)

describe('the story', () => {
  test('of a saved observation is that of the others, where those wait for a sign-in', () => {
    const { pill, headline } = toldOf(['saved', 'waits', 'waits'], { own: 0, isSignedOut: true })

    expect(pill.words).toBe('Needs you')
    expect(headline).toBe('You are signed out. 2 observations are safe on this device. Sign in to upload.')
  })

  test('of a device that cannot save begins with that', () => {
    expect(toldOf(['not on the disc']).headline).toBe(unwritableWords)
  })

  test('of an observation on its way, beside one that is stuck, tells of both', () => {
    const { pill, headline } = toldOf(['waits', 'parked'], { own: 0 })

    expect(pill.words).toBe('Saving')
    expect(headline).toBe('This observation is on its way. 1 observation needs a look.')
  })

  test.each([
    [1, 'You are offline. Keep going: 1 observation on this device will upload by itself.'],
    [2, 'You are offline. Keep going: 2 observations on this device will upload by themselves.'],
  ])('counts %d waiting observations in words', (count, words) => {
    expect(
      toldOf(
        Array.from({ length: count }, () => 'waits' as const),
        { isOffline: true },
      ).headline,
    ).toBe(words)
  })
})

describe('the headline above a list of what is on this device alone', () => {
  const calls = { isUnwritable: false, isSignedOut: false }

  test.each([
    [['on-device'], calls, 'Safe here. It goes to your account by itself.'],
    [['on-device', 'saving'], calls, 'Safe here. They go to your account by themselves.'],
    [['on-device', 'needs-you'], calls, 'Safe here. 1 observation needs a look.'],
    [['needs-you'], { ...calls, isSignedOut: true }, 'Safe here. Sign in to upload.'],
    [['needs-you'], { ...calls, isUnwritable: true }, unwritableWords],
  ] as const)('says of observations that are %j what becomes of them', (states, around, words) => {
    expect(hereWords({ states, ...around })).toBe(words)
  })
})

describe('the rows of the sync panel', () => {
  const waiting = (at: number, startedAt: string, setUp?: string): Waiting => {
    const kept = aKept(at)
    return {
      kept: { ...kept, document: { ...kept.document, startedAt } },
      state: 'on-device',
      isUnsent: true,
      setUp,
    }
  }
  const rowsIn = (...listed: Waiting[]) =>
    storyOf({ ...factsIn({ ...calm, own: undefined, of: ['waits'] }), listed }, NOW).rows

  test('with the same tool and educator differ by time, by set-up or by number', () => {
    const [morning, noon] = ['2026-10-22T16:05:00.000Z', '2026-10-22T18:05:00.000Z']
    const rows = rowsIn(
      waiting(1, morning),
      waiting(2, noon, 'Reading'),
      waiting(3, noon, 'Writing'),
      waiting(4, '2026-10-23T16:00:00.000Z'),
      waiting(5, '2026-10-23T16:00:00.000Z'),
    )

    expect(new Set(rows.map((it) => `${it.title}, ${it.when}`)).size).toBe(5)
    expect(rows[1]?.when).toMatch(/, Reading$/)
    expect(rows[4]?.when).toMatch(/, 2 of 2$/)
  })

  test('name the tool and the educator, and lead to the observation', () => {
    const [row] = rowsIn(waiting(1, '2026-10-22T16:05:00.000Z'))

    expect(row).toMatchObject({
      title: 'On Task with Omar Haddad',
      to: `/observations/2/update/${idOf(1)}`,
    })
  })

  test.each([
    ['deleted elsewhere', 'delete', /^This was deleted on another device/],
    ['parked', 'try-again', /^The server will not\.$/],
  ] as const)('of an observation that is %s offer what can work: %s', (matter, remedy, words) => {
    const [row] = toldOf([matter]).rows

    expect(row?.remedy).toBe(remedy)
    expect(row?.trouble).toMatch(words)
  })

  test('of a newer Corridor ask for an update', () => {
    const kept = aKept(1, refused('app-is-newer'))
    const [row] = rowsIn({ kept, state: 'needs-you', isUnsent: true, setUp: undefined })

    expect(row?.remedy).toBe('update')
    expect(row?.trouble).toMatch(/^This was written with a newer version of Corridor\. Update/)
  })
})

describe('the dot on the pill', () => {
  test.each(['not-persistent', 'not-installed'] as const)(
    'is not lit by %s while nothing waits',
    (advice) => {
      expect(pointsOut([advice], 'saved')).toBe(false)
      expect(pointsOut([advice], 'saving')).toBe(false)
      expect(pointsOut([advice], 'on-device')).toBe(true)
    },
  )

  test('is lit by a warning that somebody can do something about, saved or not', () => {
    expect(pointsOut(['not-persistent', 'low-space'], 'saved')).toBe(true)
  })
})

test('a Wi-Fi that answers instead of the server is named, whether or not the device thinks that it is online', () => {
  for (const isOffline of bools) {
    const facts = factsIn({
      of: ['is held back'],
      deletions: 0,
      own: undefined,
      hasOldWork: false,
      isSignedOut: false,
      isOffline,
      isViewOnly: false,
    })

    expect(storyOf({ ...facts, isNetworkInTheWay: true }, NOW).headline).toMatch(/Sign in to the Wi-Fi/)
    expect(storyOf(facts, NOW).headline).not.toMatch(/Wi-Fi/)
  }
})
