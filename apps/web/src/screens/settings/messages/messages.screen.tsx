import { useSuspenseQuery } from '@tanstack/react-query'
import { contract, query } from '../../../api/client.ts'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { screen } from '../../../routing/screen.ts'
import { MessagesForm } from './messages-form.tsx'

const district = query(contract.district.show, {})

export default screen({ load: (cache) => cache.ensureQueryData(district), Component: Messages })

function Messages() {
  const { data } = useSuspenseQuery(district)
  return (
    <>
      <PageHeader title="Replies and email">
        How Corridor writes to people in {data.name}, and when. It applies to everyone in the district.
      </PageHeader>
      <MessagesForm district={data} />
    </>
  )
}
