import type { Configuration } from '@corridor/contract/configurations/configurations'
import type { contract } from '@corridor/contract/contract'
import { toolViews } from '@corridor/tools/registry/views'
import type * as z from 'zod/mini'
import { copperRidge, juniperStreet } from './sample-people.ts'

type Listed = z.input<typeof Configuration>
type Shown = z.input<typeof contract.configurations.show.response>
type Tools = z.input<typeof contract.toolTypes.list.response>

/** Alder Valley’s configuration of On Task: provided by Corridor, unless told otherwise. */
export function aConfiguration(details: Partial<Listed> = {}): Listed {
  return {
    id: 21,
    toolTypeId: 2,
    name: 'On Task',
    status: 'published',
    school: null,
    version: 1,
    content: { secondsBetweenSweeps: 120, plannedSweeps: 5, style: 'seats' },
    publishedAt: '2026-08-17T15:00:00.000Z',
    publishedBy: null,
    items: 0,
    hasDraft: false,
    used: 0,
    mayChange: true,
    ...details,
  }
}

export function aShownConfiguration(details: Partial<Shown> = {}): Shown {
  return { ...aConfiguration(), draft: null, draftRevision: 0, versions: [], ...details }
}

/** Every tool, on at every school, as somebody sees it who chooses for the whole district. */
export function aToolList(details: Partial<Tools> = {}): Tools {
  const all = toolViews.map(({ id, key, title, isSingle }) => ({
    id,
    key,
    title,
    is_single: isSingle,
    position: id,
    schools: null,
  }))
  const schools = [copperRidge, juniperStreet].map((it) => ({ ...it, isMine: true, mayChange: true }))
  return { all, enabled: all, schools, mayChange: true, ...details }
}
