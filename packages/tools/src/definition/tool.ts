import type { JsonObject } from '@corridor/domain/data/json'
import type { Block } from '@corridor/domain/report/block'
import type { Opening } from '@corridor/domain/report/opening'
import type * as z from 'zod/mini'
import type { ToolCard } from './tool-card.ts'

/** One counted fact: `n` students, seconds, questions or marks. Facts of any observations add up. */
export interface Fact {
  readonly item: string
  readonly value: string
  readonly n: number
}

/** Who and how many stand behind summed facts. */
export interface Counts {
  readonly visits: number
  readonly educators: number
  readonly observers: number
}

export interface VisitFacts {
  /** Tells it from the other visits. */
  readonly id: string
  readonly startedAt: string
  readonly educatorId: number
  /** How a report names it: «Oct 20». */
  readonly label: string
  /** The visit itself, for who may see it. */
  readonly opens?: Opening
  readonly facts: readonly Fact[]
}

/** What the tool's part of a report is made of. */
export interface PanelFacts {
  readonly total: readonly Fact[]
  /** With the tool's `visitItems` alone. Null above 500 visits, and of a tool without any: then only sums are drawn. */
  readonly visits: readonly VisitFacts[] | null
  readonly n: Counts
  /** Which visits these are among those of the report: `tools[]=11&configuration=4`. Absent: all of the tool. */
  readonly query?: string
  /** In how many visits something was counted of an item. Absent: each visit counted it once. */
  readonly visitsWith?: (item: string, value: string) => number
}

/** When and for whom something was captured. Durations come from these instants, never from a ticking counter. */
export interface Visit {
  /** When this tool began. */
  readonly startedAt: string
  /** When the first tool of the visit began, where that is known and was earlier. */
  readonly begunAt?: string
  /** Null while the timer runs. */
  readonly endedAt: string | null
  /** By whose clock times are shown, wherever they are read again. */
  readonly timeZone: string
  readonly studentsPresent: number | null
}

/** What the educator added: an answer, a rating of oneself, a signature. */
export interface Contribution {
  readonly kind: ContributionKind
  /** Which question it answers: the key of the ask. */
  readonly key: string
  readonly by: string
  readonly text: string
  readonly at: string
}

export const contributionKinds = ['reply', 'meet', 'response', 'answer', 'self-rating', 'signature'] as const
export type ContributionKind = (typeof contributionKinds)[number]

/** What the two write each other once it was sent: the educator replies or asks to meet, and the observer responds. */
export type LetterKind = 'reply' | 'meet' | 'response'

/** An ask: something that the educator is asked. */
export interface Invitation {
  readonly kind: Exclude<ContributionKind, LetterKind>
  readonly key: string
  readonly prompt: string
  readonly hint: string
  /** Null: it is answered in words. */
  readonly choices: readonly { readonly value: string; readonly label: string }[] | null
  /** Asked before it is sent: the educator sees this question of a draft, and nothing else of it. */
  readonly isAhead: boolean
}

/** A step that educator and observer agree on. It is the educator's once the observation is sent. */
export interface AgreedStep extends StepState {
  /** Of the entry it came from, or of an earlier step that goes on. */
  readonly id: string
  /** Of an earlier step: how it stood when it was taken up. */
  readonly was?: StepState
}

interface StepState {
  readonly text: string
  readonly dueOn: string | null
  readonly status: 'open' | 'mastered' | 'done' | 'dropped'
}

/** Something in a rubric or a look-for set to which evidence and comments can be tied. */
export interface Item {
  readonly id: string
  /** Short: «2b». */
  readonly code: string
  readonly title: string
  readonly domain: string
  /** Whether the item stays with observers: nothing is tied to it, and no record of others names it. */
  readonly isPrivate?: boolean
}

/** An item of a set that reads differently than in the version before. */
export interface ChangedItem {
  readonly id: string
  readonly was: string
  /** Null: it is gone. */
  readonly is: string | null
}

export interface RecordContext {
  readonly visit: Visit
  readonly contributions: readonly Contribution[]
  /** What goes out leaves out what stays with the observer. */
  readonly isForEducator: boolean
  /** What the observer makes of it goes out, too. Absent: only where it was ticked by itself. */
  readonly withInterpretation?: boolean
}

/** What a tool's folder provides. `Config` is set by the district, `Capture` is filled in the classroom. */
export interface ToolSpec<Config, Capture> extends ToolCard {
  /** Of the shape of its captures: a stored one names the version it was made with. */
  readonly version: number
  readonly config: z.ZodMiniType<Config>
  readonly capture: z.ZodMiniType<Capture>
  /** What observers keep for themselves beside what the district set. It begins as what becomes of `{}`. */
  readonly own?: z.ZodMiniType<JsonObject>

  /** How it begins in a district that has set nothing. */
  usual(): Config
  /** Where a district has many, those it begins with; `usual` is the first of them. */
  shipped?(): readonly Config[]
  blank(config: Config): Capture
  upgrade(from: number, capture: unknown): unknown
  /** What still stands between this capture and «completed», in words for the observer. */
  missing(capture: Capture, config: Config): readonly string[]
  /** What may be completed and yet not go to the educator, in words for the observer. */
  unsendable?(capture: Capture, config: Config): readonly string[]
  facts(capture: Capture, config: Config, visit: Visit): readonly Fact[]
  /** What is sent, as data: the screen, the PDF, the CSV and the mail all draw it. */
  record(capture: Capture, config: Config, context: RecordContext): readonly Block[]
  /** The tool's part of a report, of one visit or more. */
  panel(of: PanelFacts, config: Config): readonly Block[]
  /** The items of facts that its part of a report reads visit by visit; of all others the sums alone. */
  readonly visitItems?: readonly string[]

  /** What becomes the educator's with sending. */
  steps?(capture: Capture, config: Config): readonly AgreedStep[]
  /**
   * What the next visit to the same educator with this tool should know. Small; null: nothing. The newest reach a
   * device, and the newest of each `series`, where it names one. What stands under `own` reaches its observer alone,
   * whatever others recorded since.
   */
  carry?(capture: Capture, config: Config): JsonObject | null
  /** What the educator is asked. */
  invitations?(capture: Capture, config: Config): readonly Invitation[]

  /** Of a configuration that has items. */
  name?(config: Config): string
  items?(config: Config): readonly Item[]
  /** What those may read of it who neither observe nor manage tools; null: nothing. */
  withoutPrivate?(config: Config): Config | null
  /** What reads differently than before. Publishing asks of each whether it is still the same. */
  changed?(before: Config, after: Config): readonly ChangedItem[]
  /** Gives the items that are not the same any more another id, so that no trend leads across. */
  reword?(config: Config, ids: readonly string[], version: number): Config
}
