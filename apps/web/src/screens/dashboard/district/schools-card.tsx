import type { DistrictHome } from '@corridor/contract/reports/homes'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { DataTable } from '@corridor/ui/blocks/data-table'
import { FigureButtons } from '@corridor/ui/blocks/figure-buttons'
import { Card } from '@corridor/ui/card'
import { useState } from 'react'
import { SchoolRow, TotalRow } from './school-row.tsx'
import styles from './schools-card.module.css'
import { schoolsTable } from './schools-table.ts'

/** The schools, a row each, A to Z: no column sorts. */
export function SchoolsCard({ home }: { readonly home: DistrictHome }) {
  const [isTable, setIsTable] = useState(false)
  const table = schoolsTable(home)
  return (
    <Card
      title="Schools"
      subtitle={`A to Z. Sizes, schedules and goals differ, so schools are not ranked. A row opens that school${home.mayOpen ? '' : '’s report'}.`}
      aside={
        <FigureButtons
          block={{ kind: 'chart', table }}
          name="Schools"
          isTable={isTable}
          onTable={setIsTable}
        />
      }
    >
      {isTable ? <DataTable title="Schools" table={table} /> : <Schools home={home} />}
    </Card>
  )
}

function Schools({ home }: { readonly home: DistrictHome }) {
  return (
    <table className={styles.schools} aria-label="Schools">
      <thead>
        <tr>
          <th scope="col">School</th>
          <th scope="col">Visits this week, against the goal</th>
          <th scope="col">Educators visited since {shortDay(home.yearStartsOn)}</th>
          <th scope="col">Longest wait, school days</th>
          <th scope="col">Sent within 1 school day</th>
          <th scope="col">Reply or talk within 5 days</th>
        </tr>
      </thead>
      <tbody>
        {home.schools.map((school) => (
          <SchoolRow key={school.id} home={home} school={school} />
        ))}
      </tbody>
      {home.schools.length > 1 && (
        <tfoot>
          <TotalRow home={home} />
        </tfoot>
      )}
    </table>
  )
}
