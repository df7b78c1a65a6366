import type { JsonObject } from '@corridor/domain/data/json'
import type { Told } from './load-educator.ts'
import type { Telling } from './tool-visits.ts'

/** A set or rubric with the visits it was used in. */
export interface UsedSet<Config> {
  readonly configurationId: number
  /** Every version that this Corridor can read, the newest first. */
  readonly versions: readonly { readonly version: number; readonly config: Config }[]
  readonly visits: readonly Told[]
}

interface Shape<Config> {
  safeParse(content: JsonObject): { readonly data?: Config | undefined }
}

/** Reads versions in their tool's own form, each once as long as it is at hand. Undefined: this Corridor cannot. */
export function readOnce<Config>(shape: Shape<Config>): (content: JsonObject) => Config | undefined {
  const read = new WeakMap<JsonObject, { readonly data?: Config | undefined }>()
  return (content) => {
    const found = read.get(content) ?? shape.safeParse(content)
    read.set(content, found)
    return found.data
  }
}

/** The sets behind some visits, in the order in which they were first used. */
export function setsBehind<Config>(
  { versions }: Telling,
  told: readonly Told[],
  configIn: (content: JsonObject) => Config | undefined,
): UsedSet<Config>[] {
  const ids = [...new Set(told.map(({ configurationId }) => configurationId))]
  return ids.map((id) => ({
    configurationId: id,
    versions: versions
      .filter(({ configurationId }) => configurationId === id)
      .flatMap(({ version, content }) => {
        const config = configIn(content)
        return config ? [{ version, config }] : []
      }),
    visits: told.filter(({ configurationId }) => configurationId === id),
  }))
}

/** Items of all versions that visits were made with, as the newest version has each. */
export function newestOf<Config, Thing extends { readonly id: string }>(
  { versions, visits }: UsedSet<Config>,
  thingsOf: (config: Config) => readonly Thing[],
): Thing[] {
  const used = new Set(visits.map(({ configurationVersion }) => configurationVersion))
  const found = new Map<string, Thing>()
  const shown = new Set<string>()
  for (const { version, config } of versions)
    for (const thing of thingsOf(config)) {
      if (!found.has(thing.id)) found.set(thing.id, thing)
      if (used.has(version)) shown.add(thing.id)
    }
  return [...found.values()].filter(({ id }) => shown.has(id))
}

/** The version of a set that a visit was made with. */
export function configOf<Config>(
  { versions }: UsedSet<Config>,
  { configurationVersion }: Told,
): Config | undefined {
  return versions.find(({ version }) => version === configurationVersion)?.config
}
