import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import { isSame } from '@corridor/domain/data/json'
import { digits } from '@corridor/domain/numbers/digits'
import { matchPath, redirect } from 'react-router'
import { cache } from '../../../api/cache.ts'
import { contract, query } from '../../../api/client.ts'

export const listOf = (toolTypeId: number) =>
  query(contract.configurations.list, { query: { toolType: toolTypeId } })

/**
 * A configuration’s details never change while somebody writes: they load with the page, and after what the page
 * did.
 */
export const detailsOf = (configurationId: number) => ({
  ...query(contract.configurations.show, { params: { configurationId } }),
  staleTime: Number.POSITIVE_INFINITY,
})

export function idIn({ path }: { readonly path: string }, pathname: string): number {
  const id = digits(matchPath(`${path}/:id`, pathname)?.params.id)
  if (!(id > 0)) throw redirect('/404')
  return id
}

/** Notes a saved draft in the cache; the page that saved it knows it already, and the lists ask again. */
export function keepSaved(id: number, draft: NonNullable<ConfigurationDetails['draft']>) {
  cache.setQueryData(detailsOf(id).queryKey, (known) => {
    if (!known) return undefined
    // Content that is published already is no draft.
    const hasDraft = known.version === 0 || !isSame(known.content, draft.content)
    return { ...known, hasDraft, draft: hasDraft ? draft : null, draftRevision: draft.revision }
  })
  void cache.invalidateQueries({ queryKey: [contract.configurations.list.path] })
}

/** Asks anew for every list of configurations after a change. */
export async function refresh() {
  await Promise.all([
    cache.invalidateQueries({ queryKey: [contract.configurations.list.path] }),
    cache.invalidateQueries({ queryKey: [contract.configurations.show.path] }),
  ])
}
