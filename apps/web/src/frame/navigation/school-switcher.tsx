import { counted } from '@corridor/domain/words/count-words'
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown, IconSchool } from '@tabler/icons-react'
import { Link, matchPath, useLocation, useSearchParams } from 'react-router'
import { isGranted } from '../../api/session.ts'
import { shortSchool } from '../../people/short-school.ts'
import { useIsPhone } from '../use-is-phone.ts'
import { useUser } from '../use-user.ts'
import { ALL, addressWith, isOwn, keepSchoolsOnBack, schoolsIn } from './chosen-school.ts'
import styles from './school-switcher.module.css'

/** The pages that show one school or all of them: their loaders call `settleSchool`. */
const RULED = [
  '/educators',
  '/observations',
  '/steps',
  '/reports/school-overview',
  '/reports/individual-educator',
  '/reports/custom-look-for/:id',
  '/reports/rubric/:id',
]
/** The home: of the chosen school, else of the first, or of the district for somebody who reads about all of it. */
const HOME = '/'

function OnlyOne({ name }: { readonly name: string }) {
  return (
    <p className={styles.only}>
      <IconSchool size={18} stroke={1.8} aria-hidden /> <span>{name}</span>
    </p>
  )
}

/** How the bar names schools: beside the search and the account, a phone has room for few words. */
function useWords() {
  return useIsPhone()
    ? { nameOf: shortSchool, allOf: (_: string, many: string) => many }
    : { nameOf: (name: string) => name, allOf: (all: string) => all }
}

/** Names the school in view; somebody who follows several chooses one or all of them here, on pages that go by it. */
export function SchoolSwitcher() {
  const { schools, district, security } = useUser()
  const { pathname } = useLocation()
  const { nameOf, allOf } = useWords()
  const [search] = useSearchParams()
  // The plan belongs to the whole district, so its contact sees no schools.
  if (security.permissions.every((it) => it === 'billing.manage')) return <OnlyOne name={district.name} />
  const [first, second] = schools
  if (!second) return <OnlyOne name={first ? nameOf(first.name) : district.name} />
  const isHome = pathname === HOME
  const mayBeAll = isHome
    ? isGranted(security.permissions, 'report.district')
    : RULED.some((path) => matchPath(path, pathname)) && !isOwn(search)
  if (!mayBeAll && !isHome) return null
  const named = schoolsIn(search)
  const shown = named.length > 0 || mayBeAll ? named : schools.slice(0, 1)
  const many = counted(schools.length, 'school')
  const all = `${district.name}, ${many}`
  const [only, ...others] = shown
  const several = only ? `${shown.length} of ${many}` : allOf(all, many)
  const leave = () => keepSchoolsOnBack(pathname, search, only?.id ?? ALL)
  const check = <IconCheck size={16} stroke={1.8} aria-label="shown" />
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          className={styles.target}
          variant="subtle"
          color="gray"
          leftSection={<IconSchool size={18} stroke={1.8} />}
          rightSection={<IconChevronDown size={16} stroke={1.8} />}
        >
          {only && others.length === 0 ? nameOf(only.name) : several}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.choices}>
        {mayBeAll ? (
          <Menu.Item component={Link} to={addressWith(pathname, search, ALL)} rightSection={!only && check}>
            {all}
          </Menu.Item>
        ) : (
          <Menu.Label>{district.name}</Menu.Label>
        )}
        {schools.map(({ id, name }) => (
          <Menu.Item
            key={id}
            component={Link}
            to={addressWith(pathname, search, id)}
            onClick={leave}
            rightSection={shown.some((it) => it.id === id) && check}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
