import type { Block } from '@corridor/domain/block'
import type { JsonObject } from '@corridor/domain/json'
import type * as z from 'zod/mini'
import type { ToolKey } from './catalogue.ts'

/** One counted thing: `n` students, seconds, questions or marks. Facts of any observations add up. */
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
  readonly visitId: string
  readonly startedAt: string
  readonly facts: readonly Fact[]
}

/** What the educator or somebody else added: an answer, a rating of oneself, a reply. */
export interface Contribution {
  readonly kind: string
  readonly key: string
  readonly by: string
  readonly value: JsonObject
}

/** What a tool's folder provides. `Config` is set by the district, `Capture` is filled in the classroom. */
export interface ToolSpec<Config, Capture> {
  readonly key: ToolKey
  /** Of the shape of its captures: a stored one names the version it was made with. */
  readonly version: number
  readonly config: z.ZodMiniType<Config>
  readonly capture: z.ZodMiniType<Capture>

  /** How it begins in a district that has set nothing. */
  usual(): Config
  blank(config: Config): Capture
  upgrade(from: number, capture: unknown): unknown
  /** What still stands between this capture and «completed», in words for the observer. */
  missing(capture: Capture, config: Config): readonly string[]
  facts(capture: Capture, config: Config): readonly Fact[]
  /** What is sent, as data: the screen, the PDF, the CSV and the mail all draw it. */
  record(capture: Capture, config: Config, contributions: readonly Contribution[]): readonly Block[]
  /** The tool's part of a report. `visits` is null above 500 visits: then only sums are drawn. */
  panel(
    of: { total: readonly Fact[]; visits: readonly VisitFacts[] | null; n: Counts },
    config: Config,
  ): readonly Block[]
}
