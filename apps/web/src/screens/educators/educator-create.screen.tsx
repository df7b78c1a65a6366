import type { Educator, EducatorDetails } from '@corridor/contract/people/educators'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call, contract } from '../../api/client.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { toast } from '../../frame/messages/toasts.tsx'
import { choices, educatorChanged } from '../../people/educator-queries.ts'
import { screen } from '../../routing/screen.ts'
import { EducatorForm } from './form/educator-form.tsx'

export default screen({ load: (cache) => cache.ensureQueryData(choices), Component: CreateEducator })

function CreateEducator() {
  const { data } = useSuspenseQuery(choices)
  const navigate = useNavigate()
  const add = async (body: EducatorDetails) => {
    const added = await call(contract.educators.add, { body })
    await educatorChanged(added)
    return added
  }
  const open = async ({ id, name }: Educator) => {
    // The form leaves no history entry: going back leads to where it was opened.
    await navigate(`/educators/${id}`, { replace: true })
    toast('Educator added', name)
  }
  return (
    <>
      <PageHeader title="Add an educator">Somebody who is visited. They need no account.</PageHeader>
      <EducatorForm choices={data} save={add} onSaved={open} onCancel={() => navigate('/educators')} />
    </>
  )
}
