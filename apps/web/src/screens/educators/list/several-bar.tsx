import type { ChangeMade, SeveralChange } from '@corridor/contract/people/educator-sets'
import { educatorStates, MOST_EDUCATORS } from '@corridor/contract/people/educators-asked'
import { counted } from '@corridor/domain/words/count-words'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { isGranted } from '../../../api/session.ts'
import { askedIn, type ListAddress } from '../../../frame/list/list-address.ts'
import { useFile } from '../../../frame/messages/use-file.ts'
import { useUser } from '../../../frame/use-user.ts'
import { educatorsChanged } from '../../../people/educator-queries.ts'
import { askWhereTo } from './move-dialog.tsx'
import styles from './several.module.css'
import type { Selection } from './use-selection.ts'

const { change, file, ids, invite } = contract.educatorSets

interface Props {
  readonly list: ListAddress
  readonly found: number
  readonly selection: Selection
  readonly onMade: (words: string, made: ChangeMade) => void
}

/** The actions for the educators who are chosen. */
export default function SeveralBar({ list, found, selection, onMade }: Props) {
  const { roles } = useUser()
  const { save, isLoading } = useFile()
  const isAtDoor = list.search.get('state') === 'provisional'
  const isInactive = list.search.get('state') === 'inactive'
  // Pressed twice it is one change: the second would find it done, and its answer take the first one's undo away.
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: { run: () => Promise<ChangeMade>; words: string }) => run(),
    onSuccess: async (made, { words }) => {
      selection.clear()
      onMade(words, made)
      await educatorsChanged()
    },
    onError: (error) => {
      isUnderWay.current = false
      failed(error, { message: 'Nobody was changed. Please try again later.' })
    },
  })
  const chosen = [...selection.ids]
  const begin = (words: string, run: () => Promise<ChangeMade>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate({ words, run })
  }
  const make = (body: SeveralChange, words: string) => {
    // One id for the change: sent again after a lost reply, it is the same change.
    const changeId = crypto.randomUUID()
    begin(words, () => call(change, { params: { changeId }, body }))
  }
  const chooseAll = async () => {
    try {
      selection.choose((await call(ids, { query: askedIn(list.search, ids.query) })).ids)
    } catch (error) {
      failed(error, { message: 'The list could not be read. Please try again.' })
    }
  }
  const states = isAtDoor
    ? ([
        ['confirm', 'Confirm', 'confirmed'],
        ['drop', 'Drop, keep their visits', 'dropped; their visits are kept'],
      ] as const)
    : ([
        isInactive
          ? (['activate', 'Set active again', 'set active again'] as const)
          : (['deactivate', 'Set inactive', 'set inactive'] as const),
      ] as const)
  return (
    <div className={styles.bar} role="toolbar" aria-label="With those chosen">
      <div>
        <strong>{counted(chosen.length, 'educator')} chosen</strong>
        {chosen.length < found && found < MOST_EDUCATORS && (
          <Button variant="subtle" onClick={chooseAll}>
            Choose all {found}
          </Button>
        )}
        <Button variant="subtle" onClick={selection.clear}>
          Clear
        </Button>
      </div>
      <div>
        <Button
          variant="default"
          loading={isPending}
          onClick={() => askWhereTo(chosen, (body, school) => make(body, `moved to ${school}`))}
        >
          Move…
        </Button>
        {states.map(([kind, title, done]) => (
          <Button
            key={kind}
            variant="default"
            loading={isPending}
            onClick={() => make({ kind, ids: chosen }, done)}
          >
            {title}
          </Button>
        ))}
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              variant="default"
              loading={isPending || isLoading}
              rightSection={<IconChevronDown size={16} stroke={1.8} />}
            >
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {isGranted(roles, 'user.manage') && (
              <Menu.Item onClick={() => begin('invited', () => call(invite, { body: { ids: chosen } }))}>
                Invite by email
              </Menu.Item>
            )}
            <Menu.Item
              onClick={() => save(file, { query: { state: stateOf(list), only: chosen } }, 'Educators.csv')}
              disabled={chosen.length > 500}
            >
              Export as CSV
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  )
}

function stateOf({ search }: ListAddress) {
  return educatorStates.find((it) => it === search.get('state'))
}
