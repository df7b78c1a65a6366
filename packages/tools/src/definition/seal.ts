import type { JsonObject } from '@corridor/domain/data/json'
import type { Block } from '@corridor/domain/report/block'
import type {
  AgreedStep,
  ChangedItem,
  Fact,
  Invitation,
  Item,
  PanelFacts,
  RecordContext,
  ToolSpec,
  Visit,
} from './tool.ts'
import type { ToolCard } from './tool-card.ts'

/**
 * A tool for callers who keep JSON: it is checked on the way in, so nobody casts. A capture that does not fit
 * throws.
 */
export interface Tool extends ToolCard {
  readonly version: number
  usual(): JsonObject
  /** The configurations that a district begins with: one for a single tool. */
  shipped(): readonly JsonObject[]
  /** Checks what a district set; throws a ZodError. */
  checkConfig(content: unknown): JsonObject
  /** Checks somebody’s own content; throws a ZodError. Undefined where the tool has none. */
  checkOwn(content: unknown): JsonObject | undefined
  blank(config: JsonObject): JsonObject
  /** Opens a capture of any version that ever shipped, in today’s shape; throws a ZodError. */
  open(version: number, capture: unknown): JsonObject
  missing(capture: JsonObject, config: JsonObject): readonly string[]
  unsendable(capture: JsonObject, config: JsonObject): readonly string[]
  facts(capture: JsonObject, config: JsonObject, visit: Visit): readonly Fact[]
  record(capture: JsonObject, config: JsonObject, context: RecordContext): readonly Block[]
  panel(of: PanelFacts, config: JsonObject): readonly Block[]
  readonly visitItems: readonly string[]
  steps(capture: JsonObject, config: JsonObject): readonly AgreedStep[]
  carry(capture: JsonObject, config: JsonObject): JsonObject | null
  invitations(capture: JsonObject, config: JsonObject): readonly Invitation[]
  name(config: JsonObject): string
  items(config: JsonObject): readonly Item[]
  withoutPrivate(config: JsonObject): JsonObject | null
  changed(before: JsonObject, after: JsonObject): readonly ChangedItem[]
  reword(config: JsonObject, ids: readonly string[], version: number): JsonObject
}

export function seal<Config extends JsonObject, Capture extends JsonObject>(
  spec: ToolSpec<Config, Capture>,
): Tool {
  const config = once((it) => spec.config.parse(it))
  const capture = once((it) => spec.capture.parse(it))
  const { id, key, title, isSingle, version } = spec
  return {
    id,
    key,
    title,
    isSingle,
    version,
    usual: () => spec.usual(),
    shipped: () => spec.shipped?.() ?? [spec.usual()],
    checkConfig: (content) => spec.config.parse(content),
    checkOwn: (content) => spec.own?.parse(content),
    blank: (set) => spec.blank(config(set)),
    open: (from, it) => capture(from < version ? spec.upgrade(from, it) : it),
    missing: (it, set) => spec.missing(capture(it), config(set)),
    unsendable: (it, set) => spec.unsendable?.(capture(it), config(set)) ?? [],
    facts: (it, set, visit) => spec.facts(capture(it), config(set), visit),
    record: (it, set, context) => spec.record(capture(it), config(set), context),
    visitItems: spec.visitItems ?? [],
    panel: (of, set) => (of.n.visits === 0 ? [nothing(title)] : spec.panel(of, config(set))),
    steps: (it, set) => spec.steps?.(capture(it), config(set)) ?? [],
    carry: (it, set) => spec.carry?.(capture(it), config(set)) ?? null,
    invitations: (it, set) => spec.invitations?.(capture(it), config(set)) ?? [],
    name: (set) => spec.name?.(config(set)) ?? title,
    items: (set) => spec.items?.(config(set)) ?? [],
    withoutPrivate: (set) => (spec.withoutPrivate ? spec.withoutPrivate(config(set)) : set),
    changed: (before, after) => spec.changed?.(config(before), config(after)) ?? [],
    reword: (set, ids, next) => spec.reword?.(config(set), ids, next) ?? set,
  }
}

/** A note in place of charts without any visit. */
function nothing(title: string): Block {
  return { kind: 'note', text: `There is no visit with ${title} among these.` }
}

/** Caches a check by its object: documents are never changed in place. */
function once<T extends JsonObject>(check: (it: unknown) => T): (it: unknown) => T {
  const checked = new WeakMap<object, T>()
  return (it) => {
    if (typeof it !== 'object' || it === null) return check(it)
    const known = checked.get(it) ?? check(it)
    checked.set(it, known).set(known, known)
    return known
  }
}
