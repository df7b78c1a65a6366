import { counted } from '@corridor/domain/words/count-words'
import { ActionIcon, Modal } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { entriesOf } from '../navigation/entries-of.ts'
import { mayStart } from '../navigation/may-start.ts'
import { useIsPhone } from '../use-is-phone.ts'
import { useUser } from '../use-user.ts'
import { groupsOf } from './found-options.ts'
import type { OptionGroup } from './option.ts'
import { actionsFor, firstPlaces, pagesFor } from './places.ts'
import styles from './search.module.css'
import { SearchOptions } from './search-options.tsx'
import { useFound } from './use-found.ts'

interface Props {
  /** What this person may find. */
  readonly words: string
  readonly isOpen: boolean
  /** Hands over the letters that were typed before the field was there. */
  readonly takeTyped: () => string
  readonly onClose: () => void
}

/** Finds people, observations, sets, pages and actions; a sheet over the whole screen of a phone. */
export default function SearchDialog({ isOpen, onClose, ...rest }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      fullScreen={useIsPhone()}
      withCloseButton={false}
      centered={false}
      size={640}
      yOffset={72}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': 'Search' } }}
      classNames={{ body: styles.body ?? '' }}
    >
      <Search {...rest} onClose={onClose} />
    </Modal>
  )
}

function Search({ words, takeTyped, onClose }: Omit<Props, 'isOpen'>) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const [isEntered, setEntered] = useState(false)
  const { groups, isWaiting, note } = useGroups(text)
  const navigate = useNavigate()
  const list = useId()
  const options = groups.flatMap((it) => it.options)
  const at = Math.min(chosen, options.length - 1)
  const target = isWaiting ? undefined : options[at]?.to
  // Options shown while a search waits answer an earlier word: Enter takes the first that comes for the words that
  // were typed.
  useEffect(() => {
    if (!isEntered || target === undefined) return
    onClose()
    navigate(target)
  }, [isEntered, target, onClose, navigate])
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      setChosen((at + step + options.length) % options.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      setEntered(true)
    }
  }
  return (
    <>
      <div className={styles.field}>
        <IconSearch size={20} stroke={1.8} aria-hidden />
        <input
          data-autofocus
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-activedescendant={options.length > 0 ? `${list}-${at}` : undefined}
          placeholder={words}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setChosen(0)
            setEntered(false)
          }}
          onFocus={() => {
            const ahead = takeTyped()
            if (ahead !== '') setText((before) => ahead + before)
          }}
          onKeyDown={press}
        />
        <ActionIcon variant="subtle" color="gray" size={44} aria-label="Close" onClick={onClose}>
          <IconX size={20} stroke={1.8} />
        </ActionIcon>
      </div>
      <p className={styles.said} role="status">
        {note ?? (text.trim() !== '' && !isWaiting ? resultWords(options.length) : '')}
      </p>
      <SearchOptions
        id={list}
        groups={groups}
        chosen={at}
        isWaiting={isWaiting}
        onPoint={setChosen}
        onFollow={onClose}
      />
    </>
  )
}

function resultWords(count: number): string {
  return count === 0 ? 'Nothing begins with these words.' : counted(count, 'result')
}

const MOST_PAGES = 5

function useGroups(text: string) {
  const user = useUser()
  const { answer, isWaiting } = useFound(text)
  if (text.trim() === '') {
    return {
      groups: filled([{ title: 'Go to', options: firstPlaces(user) }]),
      isWaiting: false,
      note: undefined,
    }
  }
  const isOffline = answer?.from === 'device'
  const places: OptionGroup[] = [
    { title: 'Actions', options: actionsFor(user, text) },
    { title: 'Pages', options: pagesFor(user, text).slice(0, MOST_PAGES) },
  ]
  const found = answer
    ? groupsOf(answer.found, {
        text: answer.text,
        timeZone: user.district.time_zone,
        mayObserve: mayStart(user),
        isOffline,
        usesTools: entriesOf(user).some(({ path }) => path === '/configuration'),
      })
    : []
  const groups = filled([...found, ...places])
  return { groups, isWaiting, note: isOffline ? offlineWords(groups) : answer?.refusal }
}

function offlineWords({ length }: readonly OptionGroup[]): string {
  const held =
    length > 0 ? 'This is what this device holds.' : 'Nothing on this device begins with these words.'
  return `Corridor cannot be reached. ${held}`
}

function filled(groups: readonly OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0)
}
