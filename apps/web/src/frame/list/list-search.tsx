import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListAddress } from './list-address.ts'
import styles from './list-filters.module.css'

const PAUSE_MS = 250

interface Props {
  readonly list: ListAddress
  readonly label: string
  readonly placeholder: string
}

export function ListSearch({ list: { search, isWaiting, isLeaving, choosing }, label, placeholder }: Props) {
  const navigate = useNavigate()
  const [typed, setTyped] = useSearchText(search.get('search') ?? '', isWaiting, (text) => {
    if (!isLeaving) navigate(choosing({ search: text }), { replace: true, flushSync: true })
  })
  return (
    <TextInput
      className={styles.search ?? ''}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={100}
      leftSection={<IconSearch size={18} stroke={1.8} />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

/** A search text that goes into the address once the typing pauses; a new address replaces the text. */
function useSearchText(inAddress: string, isWaiting: boolean, search: (text: string) => void) {
  const [typed, setTyped] = useState(inAddress)
  const [asked, setAsked] = useState(inAddress)
  const [shown, setShown] = useState(inAddress)
  if (shown !== inAddress) {
    setShown(inAddress)
    // An answer to an earlier word must not take away the letters typed since.
    if (asked !== inAddress) {
      setTyped(inAddress)
      setAsked(inAddress)
    }
  }
  // The pause is a timer of the browser.
  useEffect(() => {
    const text = typed.trim()
    // A search on its way may be overtaken by a click elsewhere: then it is asked for again.
    if (text === inAddress || (isWaiting && text === asked)) return
    const timer = setTimeout(() => {
      setAsked(text)
      search(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, asked, inAddress, isWaiting, search])
  return [typed, setTyped] as const
}
