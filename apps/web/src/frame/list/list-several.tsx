import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import type { ListAddress } from './list-address.ts'
import styles from './list-filters.module.css'

interface Props {
  readonly list: ListAddress
  /** The filter’s name in the address, without its brackets. */
  readonly part: string
  readonly title: string
  /** The words shown as long as nothing is chosen. */
  readonly usual?: string
  /** The choices; undefined until they are loaded. */
  readonly choices: readonly { readonly value: string; readonly title: string }[] | undefined
  readonly onOpen?: () => void
  /** What is chosen once one value is turned on or off, where others go with it. */
  readonly turn?: (chosen: readonly string[], value: string, all: readonly string[]) => string[]
}

/** A filter as a button that states its values, of which several may be chosen. */
export function ListSeveral({ list, part, title, usual = 'All', choices, onOpen, turn = turnOne }: Props) {
  const navigate = useNavigate()
  const name = `${part}[]`
  const chosen = list.search.getAll(name)
  const titleOf = (value: string) => choices?.find((it) => it.value === value)?.title ?? value
  const values = choices?.map(({ value }) => value) ?? []
  return (
    <Menu position="bottom-start" {...(onOpen && { onOpen })}>
      <Menu.Target>
        <Button
          className={styles.filter}
          variant="default"
          rightSection={<IconChevronDown size={16} stroke={1.8} />}
        >
          {title} <strong>{chosen.length > 0 ? chosen.map(titleOf).join(', ') : usual}</strong>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.choices}>
        {choices === undefined && <Menu.Label>Loading…</Menu.Label>}
        {choices?.length === 0 && <Menu.Label>None to choose from</Menu.Label>}
        {choices?.map(({ value, title: words }) => (
          <Menu.CheckboxItem
            key={value}
            checked={chosen.includes(value)}
            // The choice is drawn at once, or the next one would not know of it.
            onChange={() =>
              navigate(list.choosing({ [name]: turn(chosen, value, values) }), { flushSync: true })
            }
          >
            {words}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function turnOne(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((it) => it !== value) : [...chosen, value]
}
