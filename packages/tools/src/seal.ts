import type { Block } from '@corridor/domain/block'
import type { JsonObject } from '@corridor/domain/json'
import type { ToolKey } from './catalogue.ts'
import type { Contribution, Counts, Fact, ToolSpec, VisitFacts } from './tool.ts'

/** A tool for those who keep JSON: it is checked on the way in, so nobody casts. A capture that does not fit throws. */
export interface Tool {
  readonly key: ToolKey
  readonly version: number
  usual(): JsonObject
  /** What a district set, checked; throws a ZodError. */
  checkConfig(content: unknown): JsonObject
  blank(config: JsonObject): JsonObject
  /** A capture of any version that ever shipped, in today's shape; throws a ZodError. */
  open(version: number, capture: unknown): JsonObject
  missing(capture: JsonObject, config: JsonObject): readonly string[]
  facts(capture: JsonObject, config: JsonObject): readonly Fact[]
  record(capture: JsonObject, config: JsonObject, contributions: readonly Contribution[]): readonly Block[]
  panel(
    of: { total: readonly Fact[]; visits: readonly VisitFacts[] | null; n: Counts },
    config: JsonObject,
  ): readonly Block[]
}

export function seal<Config extends JsonObject, Capture extends JsonObject>(
  spec: ToolSpec<Config, Capture>,
): Tool {
  const config = once((it) => spec.config.parse(it))
  const capture = once((it) => spec.capture.parse(it))
  return {
    key: spec.key,
    version: spec.version,
    usual: () => spec.usual(),
    checkConfig: (content) => spec.config.parse(content),
    blank: (set) => spec.blank(config(set)),
    open: (version, it) => capture(version < spec.version ? spec.upgrade(version, it) : it),
    missing: (it, set) => spec.missing(capture(it), config(set)),
    facts: (it, set) => spec.facts(capture(it), config(set)),
    record: (it, set, contributions) => spec.record(capture(it), config(set), contributions),
    panel: (of, set) => spec.panel(of, config(set)),
  }
}

/** Documents are never changed in place: what was checked need not be checked again. */
function once<T extends JsonObject>(check: (it: unknown) => T): (it: unknown) => T {
  const checked = new WeakMap<object, T>()
  return (it) => {
    if (typeof it !== 'object' || it === null) return check(it)
    const known = checked.get(it) ?? check(it)
    checked.set(it, known).set(known, known)
    return known
  }
}
