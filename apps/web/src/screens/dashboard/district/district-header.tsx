import type { DistrictHome } from '@corridor/contract/reports/homes'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@mantine/core'
import { IconPrinter, IconReportAnalytics } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './district.module.css'
import { reportOf } from './district-addresses.ts'

interface Props {
  readonly home: DistrictHome
}

/** What the district’s page is made of, in a line. */
export function districtLine(home: DistrictHome) {
  const { instructionalWeek, schools, educators, visits, yearStartsOn } = home
  const { all, coaching, inReports } = visits
  const among = coaching > 0 ? `, ${counted(coaching, 'coaching visit')} among them` : ''
  return [
    `Instructional week ${instructionalWeek}`,
    counted(schools.length, 'school'),
    counted(educators, 'educator'),
    `${counted(all, 'visit')} since ${shortDay(yearStartsOn)}${among}`,
    // Who opens no visit reads reports of large enough groups only; the button beside this line leads to one.
    ...(inReports === null ? [] : [`reports tell of ${counted(inReports, 'visit')}`]),
  ].join(' · ')
}

export function DistrictActions({ home }: Props) {
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        component={Link}
        to={reportOf(home)}
        leftSection={<IconReportAnalytics size={18} stroke={1.8} />}
      >
        District report
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={18} stroke={1.8} />} onClick={() => print()}>
        Print
      </Button>
    </div>
  )
}
