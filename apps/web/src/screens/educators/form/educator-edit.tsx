import type { Educator, EducatorDetails } from '@corridor/contract/people/educators'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call, contract } from '../../../api/client.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { choices, educatorChanged } from '../../../people/educator-queries.ts'
import { EDUCATOR_HEADING } from '../educator/educator-header.tsx'
import { EducatorForm } from './educator-form.tsx'

interface Props {
  readonly educator: Educator
  readonly onClose: () => void
}

export default function EducatorEdit({ educator, onClose }: Props) {
  const { data } = useSuspenseQuery(choices)
  const save = async (body: EducatorDetails) => {
    const saved = await call(contract.educators.change, { params: { educatorId: educator.id }, body })
    await educatorChanged(saved)
    return saved
  }
  const close = () => {
    onClose()
    document.getElementById(EDUCATOR_HEADING)?.focus()
  }
  const leave = ({ name }: Educator) => {
    close()
    toast(educator.isProvisional ? 'Educator confirmed' : 'Educator saved', name)
  }
  return <EducatorForm educator={educator} choices={data} save={save} onSaved={leave} onCancel={close} />
}
