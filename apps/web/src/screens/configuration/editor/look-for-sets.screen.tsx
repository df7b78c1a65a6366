import { useSuspenseQuery } from '@tanstack/react-query'
import { screen } from '../../../screen.ts'
import { toolList } from '../tool-list.ts'
import { listOf } from './editor-queries.ts'
import { lookForKind } from './look-for-kind.ts'
import { ownersIn } from './owners.ts'
import { SetsPage } from './sets-page.tsx'

export default screen({
  load: (cache) =>
    Promise.all([cache.fetchQuery(listOf(lookForKind.toolTypeId)), cache.ensureQueryData(toolList)]),
  Component: Page,
})

function Page() {
  const { items } = useSuspenseQuery(listOf(lookForKind.toolTypeId)).data
  const owners = ownersIn(useSuspenseQuery(toolList).data)
  return <SetsPage kind={lookForKind} items={items} mayCreate={owners.length > 0} />
}
