import { matchPath, redirect } from 'react-router'
import { cache } from '../../../api/cache.ts'
import { contract, query } from '../../../api/client.ts'

export const listOf = (toolTypeId: number) =>
  query(contract.configurations.list, { query: { toolType: toolTypeId } })

export const detailsOf = (configurationId: number) =>
  query(contract.configurations.show, { params: { configurationId } })

export function idIn({ path }: { readonly path: string }, pathname: string): number {
  const id = Number(matchPath(`${path}/:id`, pathname)?.params.id)
  if (!Number.isSafeInteger(id) || id <= 0) throw redirect('/404')
  return id
}

/** Whatever was changed shows in every list of them. */
export async function refresh() {
  await Promise.all([
    cache.invalidateQueries({ queryKey: [contract.configurations.list.path] }),
    cache.invalidateQueries({ queryKey: [contract.configurations.show.path] }),
  ])
}
