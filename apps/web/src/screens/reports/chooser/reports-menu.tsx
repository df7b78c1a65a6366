import { reportKinds } from '@corridor/contract/reports/reports'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import { pathOf, reportTitles } from '../../../report/address/report-place.ts'
import styles from './chooser.module.css'

/** The links to the other reports, where the side navigation has no room to name them. */
export function ReportsMenu() {
  return (
    <nav className={styles.menu} aria-label="Reports">
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="subtle"
            size="compact-md"
            rightSection={<IconChevronDown size={16} stroke={1.8} />}
          >
            All reports
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {reportKinds.map((kind) => (
            <Menu.Item key={kind} component={Link} to={pathOf({ kind, id: null })}>
              {reportTitles[kind]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </nav>
  )
}
