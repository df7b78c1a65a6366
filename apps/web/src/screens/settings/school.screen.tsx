import { counted } from '@corridor/domain/words/count-words'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contract, query } from '../../api/client.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { screen } from '../../routing/screen.ts'
import styles from './schools/school.module.css'
import { SchoolCard } from './schools/school-card.tsx'
import { NewSchoolCard } from './schools/school-new-card.tsx'

const schools = query(contract.schools.list, {})

export default screen({ load: (cache) => cache.ensureQueryData(schools), Component: Schools })

function Schools() {
  const { items, mayAdd } = useSuspenseQuery(schools).data
  const [isAdding, setIsAdding] = useState(false)
  return (
    <div className={styles.page}>
      <PageHeader
        title="Schools"
        action={
          mayAdd &&
          !isAdding && (
            <Button leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => setIsAdding(true)}>
              Add school
            </Button>
          )
        }
      >
        {counted(items.length, 'school')}
      </PageHeader>
      <div className={styles.list}>
        {isAdding && <NewSchoolCard onDone={() => setIsAdding(false)} />}
        {items.map((school) => (
          <SchoolCard key={school.id} school={school} mayDelete={mayAdd} />
        ))}
        {items.length === 0 && !isAdding && (
          <Empty title="No school yet">
            <p>{mayAdd ? 'Add the first one above.' : 'Ask your district to assign you to a school.'}</p>
          </Empty>
        )}
      </div>
    </div>
  )
}
