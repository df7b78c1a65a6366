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

/** How many visits and people stand behind summed facts. */
export interface Counts {
  readonly visits: number
  readonly educators: number
  readonly observers: number
}

export interface VisitFacts {
  /** The visit’s id. */
  readonly id: string
  readonly startedAt: string
  readonly educatorId: number
  /** The report’s name for the visit: “Oct 20”. */
  readonly label: string
  /** The opening of the visit itself, for readers who may see it. */
  readonly opens?: Opening
  readonly facts: readonly Fact[]
}

/** The facts that a tool’s part of a report is made of. */
export interface PanelFacts {
  readonly total: readonly Fact[]
  /**
   * Each visit’s facts, of the tool’s `visitItems` alone. Null above 500 visits, and for a tool without any: then
   * only sums are drawn.
   */
  readonly visits: readonly VisitFacts[] | null
  readonly n: Counts
  /** The query for these visits among those of the report: `tools[]=11&configuration=4`. Absent: all of the tool. */
  readonly query?: string
  /** In how many visits an item’s value was counted. Absent: each visit counted it once. */
  readonly visitsWith?: (item: string, value: string) => number
}

/** The instants of a visit. Durations come from these, never from a ticking counter. */
export interface Visit {
  /** When this tool began. */
  readonly startedAt: string
  /** When the first tool of the visit began, where that is known and was earlier. */
  readonly begunAt?: string
  /** When the tool ended; null while the timer runs. */
  readonly endedAt: string | null
  /** The time zone in which times are shown, wherever they are read again. */
  readonly timeZone: string
  readonly studentsPresent: number | null
}

/** What the educator added: an answer, a rating of oneself, a signature. */
export interface Contribution {
  readonly kind: ContributionKind
  /** The key of the ask that it answers. */
  readonly key: string
  readonly by: string
  readonly text: string
  readonly at: string
}

export const contributionKinds = ['reply', 'meet', 'response', 'answer', 'self-rating', 'signature'] as const
export type ContributionKind = (typeof contributionKinds)[number]

/** What the two write each other after the sending: the educator replies or asks to meet, and the observer responds. */
export type LetterKind = 'reply' | 'meet' | 'response'

/** An ask: something that the educator is asked. */
export interface Invitation {
  readonly kind: Exclude<ContributionKind, LetterKind>
  readonly key: string
  readonly prompt: string
  readonly hint: string
  /** The choices; null: the ask is answered in words. */
  readonly choices: readonly { readonly value: string; readonly label: string }[] | null
  /** Whether it is asked before sending: the educator sees this question of a draft, and nothing else of it. */
  readonly isAhead: boolean
}

/** A step that educator and observer agree on. It is the educator's once the observation is sent. */
export interface AgreedStep extends StepState {
  /** The id of the entry it came from, or of an earlier step that goes on. */
  readonly id: string
  /** For an earlier step: how it stood when it was taken up. */
  readonly was?: StepState
}

interface StepState {
  readonly text: string
  readonly dueOn: string | null
  readonly status: 'open' | 'mastered' | 'done' | 'dropped'
}

/** An item of a rubric or a look-for set to which evidence and comments can be tied. */
export interface Item {
  readonly id: string
  /** A short code: “2b”. */
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
  /** The new wording; null: the item is gone. */
  readonly is: string | null
}

export interface RecordContext {
  readonly visit: Visit
  readonly contributions: readonly Contribution[]
  /** Whether the record goes out: then it leaves out what stays with the observer. */
  readonly isForEducator: boolean
  /** Whether the observer’s interpretations go out, too. Absent: only those ticked one by one. */
  readonly withInterpretation?: boolean
}

/** What a tool’s folder provides. `Config` is set by the district, `Capture` is filled in the classroom. */
export interface ToolSpec<Config, Capture> extends ToolCard {
  /** The version of the captures’ shape: a stored capture names the version it was made with. */
  readonly version: number
  readonly config: z.ZodMiniType<Config>
  readonly capture: z.ZodMiniType<Capture>
  /** The shape of observers’ own content. It begins with what `{}` parses to. */
  readonly own?: z.ZodMiniType<JsonObject>

  /** The configuration of a district that has set nothing. */
  usual(): Config
  /** Where a district has many sets, those it begins with; `usual` is the first of them. */
  shipped?(): readonly Config[]
  blank(config: Config): Capture
  upgrade(from: number, capture: unknown): unknown
  /** What the capture lacks to be completed, in words for the observer. */
  missing(capture: Capture, config: Config): readonly string[]
  /** Why a completed capture may not go to the educator, in words for the observer. */
  unsendable?(capture: Capture, config: Config): readonly string[]
  facts(capture: Capture, config: Config, visit: Visit): readonly Fact[]
  /** The record of a capture, as data: the screen, the PDF, the CSV and the mail all draw it. */
  record(capture: Capture, config: Config, context: RecordContext): readonly Block[]
  /** The tool's part of a report, of one visit or more. */
  panel(of: PanelFacts, config: Config): readonly Block[]
  /** The items of facts that the panel reads visit by visit; of all others it reads the sums alone. */
  readonly visitItems?: readonly string[]

  /** The action steps that become the educator’s with sending. */
  steps?(capture: Capture, config: Config): readonly AgreedStep[]
  /**
   * What the next visit to the same educator with this tool should know. Small; null: nothing. The newest reach a
   * device, and the newest of each `series`, where it names one. A value under `own` reaches its observer alone,
   * whatever others recorded since.
   */
  carry?(capture: Capture, config: Config): JsonObject | null
  /** The asks of the educator. */
  invitations?(capture: Capture, config: Config): readonly Invitation[]

  /** The name of a configuration that has items. */
  name?(config: Config): string
  items?(config: Config): readonly Item[]
  /** The part of a configuration for people who neither observe nor manage tools; null: nothing. */
  withoutPrivate?(config: Config): Config | null
  /** The items that read differently than before. Publishing asks of each whether it is still the same. */
  changed?(before: Config, after: Config): readonly ChangedItem[]
  /** Gives the items that are not the same any more another id, so that no trend leads across. */
  reword?(config: Config, ids: readonly string[], version: number): Config
}
