import { counted } from '@corridor/domain/count-words'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contract, query } from '../../api/client.ts'
import { screen } from '../../screen.ts'
import page from './district.module.css'
import styles from './school.module.css'
import { SchoolCard } from './school-card.tsx'
import { NewSchoolCard } from './school-new-card.tsx'

const schools = query(contract.schools.list, {})

export default screen({ load: (cache) => cache.ensureQueryData(schools), Component: Schools })

function Schools() {
  const { items, mayAdd } = useSuspenseQuery(schools).data
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <header className={`${page.header} ${styles.top}`}>
        <div>
          <h1>Schools</h1>
          <p>{counted(items.length, 'school')}</p>
        </div>
        {mayAdd && !isAdding && (
          <Button leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => setIsAdding(true)}>
            Add school
          </Button>
        )}
      </header>
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
    </>
  )
}
