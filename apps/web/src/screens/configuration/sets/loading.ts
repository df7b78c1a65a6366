import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { loadTools } from '../../../tool-definitions.ts'
import { toolList } from '../tool-list.ts'
import { ownersIn } from './owners.ts'
import { detailsOf, idIn, listOf } from './set-queries.ts'
import { loadSets } from './written-sets.ts'

export async function loadList(cache: QueryClient, { pathname }: URL) {
  const { path, toolTypeId } = await loadSets(pathname)
  const [tools] = await Promise.all([cache.ensureQueryData(toolList), cache.fetchQuery(listOf(toolTypeId))])
  return { path, owners: ownersIn(tools) }
}

export async function loadCreate(cache: QueryClient, url: URL) {
  const { path, owners } = await loadList(cache, url)
  // Somebody who may create no set is led to the list.
  if (owners.length === 0) throw redirect(path)
}

export async function loadEditor(cache: QueryClient, { pathname }: URL) {
  const [sets] = await Promise.all([loadSets(pathname), loadTools()])
  // A draft begins from what the server has now: an older one would be written over it.
  const { toolTypeId } = await cache.fetchQuery({ ...detailsOf(idIn(sets, pathname)), staleTime: 0 })
  if (toolTypeId !== sets.toolTypeId) throw redirect('/404')
}
