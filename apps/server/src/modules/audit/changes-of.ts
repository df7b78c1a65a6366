import type { AuditChange } from '@corridor/contract/district/audit'
import { isSame, type Json } from '@corridor/domain/data/json'

/** A setting's name, and how its value reads. Without `say` only that it changed is told. */
interface Setting<Value> {
  readonly what: string
  readonly say?: (value: Value) => string
}

type Settings<Thing> = { readonly [Key in keyof Thing]?: Setting<Thing[Key]> }

/** The settings that differ, by their words before and after. */
export function changesOf<Thing extends object>(
  before: Thing,
  after: Thing,
  settings: Settings<Thing>,
): AuditChange[] {
  const names = Object.keys(settings) as (keyof Thing)[]
  return names.flatMap((name) => {
    const setting = settings[name]
    const [was, is] = [before[name], after[name]]
    if (!setting || isSame(was as Json, is as Json)) return []
    const say = (value: Thing[keyof Thing]) => setting.say?.(value) ?? null
    return [{ what: setting.what, from: say(was), to: say(is) }]
  })
}
