import type { School } from '@corridor/contract/schools'
import { Tag } from '@corridor/ui/tag'
import { FoldCard } from '../fold-card.tsx'
import { SchoolForm } from './school-form.tsx'
import { schoolFacts } from './school-words.ts'

interface Props {
  readonly school: School
  readonly mayDelete: boolean
}

export function SchoolCard({ school, mayDelete }: Props) {
  const tag = school.isActive ? <Tag tone="brand">Active</Tag> : <Tag>Inactive</Tag>
  return (
    <FoldCard title={school.name} facts={schoolFacts(school)} tag={tag}>
      {(close) => <SchoolForm school={school} mayDelete={mayDelete} onSaved={close} />}
    </FoldCard>
  )
}
