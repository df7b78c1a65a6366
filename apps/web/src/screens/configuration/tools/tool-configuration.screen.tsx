import { Refusal } from '@corridor/contract/refusal'
import { useQuery } from '@tanstack/react-query'
import { contract, query } from '../../../api/client.ts'
import { screen } from '../../../routing/screen.ts'
import { toolList } from '../tool-list.ts'
import { ToolConfigurationPage } from './tool-configuration-page.tsx'
import { ToolsNotLoaded } from './tools-not-loaded.tsx'

const configurations = query(contract.configurations.list, { query: {} })

export default screen({
  load: async (cache) => {
    await Promise.all([
      cache.ensureQueryData(toolList).catch((error: unknown) => {
        // Somebody who may not see the page is led away; any other error is said on the page.
        if (error instanceof Refusal && error.status < 500) throw error
      }),
      cache.prefetchQuery(configurations),
    ])
  },
  Component: ToolConfiguration,
})

function ToolConfiguration() {
  const { data: list, refetch } = useQuery({ ...toolList, retryOnMount: false })
  // Without the configurations the page still turns tools on and off.
  const { data } = useQuery(configurations)
  if (!list) return <ToolsNotLoaded onTryAgain={refetch} />
  return <ToolConfigurationPage list={list} configurations={data?.items} />
}
