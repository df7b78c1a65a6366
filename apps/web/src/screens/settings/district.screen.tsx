import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@mantine/core'
import { IconCalendarShare, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { contract, query } from '../../api/client.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { screen } from '../../routing/screen.ts'
import styles from './district/district.module.css'
import { DistrictCard } from './district/district-card.tsx'
import { NewYearCard } from './district/district-new-year-card.tsx'
import { PoliciesCard } from './district/district-policies-card.tsx'
import { YearCard } from './district/district-year-card.tsx'
import { LogoCard } from './district/logo-card.tsx'
import { RosterServiceCard } from './district/roster-service-card.tsx'

const district = query(contract.district.show, {})

export default screen({ load: (cache) => cache.ensureQueryData(district), Component: District })

function District() {
  const { name, timeZone, policies, schoolYears } = useSuspenseQuery(district).data
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <PageHeader
        title="District"
        action={
          <div className={styles.acts}>
            {!isAdding && (
              <Button
                variant={schoolYears.length > 0 ? 'default' : 'filled'}
                leftSection={<IconPlus size={18} stroke={1.8} />}
                onClick={() => setIsAdding(true)}
              >
                Add school year
              </Button>
            )}
            {schoolYears.length > 0 && (
              <Button
                component={Link}
                to="/settings/district/next-year"
                leftSection={<IconCalendarShare size={18} stroke={1.8} />}
              >
                Prepare next school year
              </Button>
            )}
          </div>
        }
      >
        {name} · {counted(schoolYears.length, 'school year')}
      </PageHeader>
      <div className={styles.cards}>
        <div className={styles.column}>
          <DistrictCard name={name} timeZone={timeZone} />
          <LogoCard />
          <RosterServiceCard />
        </div>
        <div className={styles.column}>
          {isAdding && <NewYearCard years={schoolYears} onDone={() => setIsAdding(false)} />}
          {schoolYears.map((year) => (
            <YearCard
              key={year.startsOn}
              year={year}
              others={schoolYears.filter(({ startsOn }) => startsOn !== year.startsOn)}
            />
          ))}
          <PoliciesCard policies={policies} />
        </div>
      </div>
    </>
  )
}
