import { Problem } from '@corridor/contract/problems'
import { digits } from '@corridor/domain/numbers/digits'
import { UserId } from '@corridor/domain/people/ids'
import { Button, Group } from '@mantine/core'
import { IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, matchPath, useLocation, useNavigate, useNavigation } from 'react-router'
import { PageHeader } from '../../frame/header/page-header.tsx'
import styles from '../../frame/list/list.module.css'
import { ListPaging } from '../../frame/list/list-paging.tsx'
import { NoneFound } from '../../frame/list/none-found.tsx'
import { screen } from '../../routing/screen.ts'
import { InviteForm } from './invite/invite-form.tsx'
import { suggestedIn } from './invite/invite-values.ts'
import { UsersFilters } from './list/users-filters.tsx'
import { UsersList } from './list/users-list.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { UserDrawer } from './user/user-drawer.tsx'
import { choices, userOf } from './user-queries.ts'
import { peopleWords } from './user-words.ts'
import { LIST_HEADING, listAt, useUsersAddress } from './users-address.ts'

export default screen({ load, Component: Users })

async function load(cache: QueryClient, { pathname, searchParams }: URL) {
  const id = idIn(pathname)
  await Promise.all([
    cache.ensureQueryData(listAt(searchParams)),
    cache.ensureQueryData(choices),
    // A user to be edited is always asked for anew.
    id && cache.fetchQuery(userOf(id)),
  ])
}

/** The id of the user whose drawer is open. */
function idIn(pathname: string): UserId | undefined {
  const text = matchPath('/settings/user/update/:id', pathname)?.params.id
  if (text === undefined) return undefined
  const { data } = UserId.safeParse(digits(text))
  if (data === undefined) throw new Problem('user-not-found')
  return data
}

function Users() {
  const list = useUsersAddress()
  const { search, create } = list
  const { pathname } = useLocation()
  const isWaiting = useNavigation().state === 'loading'
  const { items, counts, ...page } = useSuspenseQuery(listAt(search)).data
  const { schools, today } = useSuspenseQuery(choices).data
  return (
    <>
      <PageHeader
        title="Users"
        id={LIST_HEADING}
        action={
          <Group gap={8}>
            <Button
              component={Link}
              to="/settings/user/import"
              variant="default"
              leftSection={<IconFileImport size={18} stroke={1.8} />}
            >
              Import
            </Button>
            <Button component={Link} to={create} leftSection={<IconUserPlus size={18} stroke={1.8} />}>
              Invite a user
            </Button>
          </Group>
        }
      >
        {peopleWords(counts)}
      </PageHeader>
      <UsersFilters schools={schools} />
      {items.length === 0 ? (
        <NoneFound list={list} searched="name or email" filters={['role', 'school', 'status']} />
      ) : (
        <section className={styles.list} aria-label="Users" aria-busy={isWaiting}>
          <UsersList users={items} today={today} />
          <ListPaging list={list} {...page} shown={items.length} />
        </section>
      )}
      <InviteDrawer isOpen={matchPath(create.pathname, pathname) !== null} />
      <UserDrawer id={idIn(pathname)} />
    </>
  )
}

function InviteDrawer({ isOpen }: { readonly isOpen: boolean }) {
  const { list } = useUsersAddress()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { data } = useSuspenseQuery(choices)
  const close = () => navigate(list)
  return (
    <SideDrawer isOpen={isOpen} title="Invite a user" onClose={close}>
      <InviteForm choices={data} suggested={suggestedIn(state)} onClose={close} />
    </SideDrawer>
  )
}
