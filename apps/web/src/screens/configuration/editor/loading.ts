import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { loadTools } from '../../../tool-definitions.ts'
import { toolList } from '../tool-list.ts'
import { detailsOf, idIn, listOf } from './editor-queries.ts'
import type { Kind } from './kind.ts'
import { ownersIn } from './owners.ts'

type Addressed = Pick<Kind<never, never>, 'path' | 'toolTypeId'>

export const loadSets = ({ toolTypeId }: Addressed) => {
  return (cache: QueryClient) =>
    Promise.all([cache.ensureQueryData(toolList), cache.fetchQuery(listOf(toolTypeId))])
}

export const loadCreate = (kind: Addressed) => async (cache: QueryClient) => {
  const [tools] = await loadSets(kind)(cache)
  // Who may make none reads what there is.
  if (ownersIn(tools).length === 0) throw redirect(kind.path)
}

export const loadEditor =
  (kind: Addressed) =>
  async (cache: QueryClient, { pathname }: URL) => {
    await loadTools()
    // A draft begins from what is kept now: what is older would be written over it.
    const { toolTypeId } = await cache.fetchQuery({ ...detailsOf(idIn(kind, pathname)), staleTime: 0 })
    if (toolTypeId !== kind.toolTypeId) throw redirect('/404')
  }
