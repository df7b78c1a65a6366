import type { Snapshot } from '@corridor/contract/observations/device'
import { isConference } from '@corridor/domain/observation/conference'
import { Button } from '@corridor/ui/capture/button'
import { ErrorDialog } from '@corridor/ui/forms/error-dialog'
import { Tag } from '@corridor/ui/tag'
import { IconCloudOff, IconX } from '@tabler/icons-react'
import { Suspense, useState, useSyncExternalStore } from 'react'
import type { Device } from '../../../device/device.ts'
import { useFromDevice } from '../../../device/use-device.ts'
import { useDoor } from '../../../door/door.tsx'
import { goBack } from '../address.ts'
import { ThoseBack } from '../later.ts'
import { AtTheDoor } from './at-the-door.tsx'
import { EducatorChoice } from './educator-choice.tsx'
import { listEducators, type RosterEducator } from './order-educators.ts'
import { type Visited, visitedOf } from './start-draft.ts'
import styles from './start-page.module.css'
import { ToolChoice } from './tool-choice.tsx'
import { useStart } from './use-start.ts'
import { findWanted, notOfferedWords, type Wanted } from './wanted-tool.ts'

interface Props {
  readonly device: Device
  readonly snapshot: Snapshot
  readonly educatorId: string | null
  /** The tool that was chosen before the educator. */
  readonly wanted: Wanted
}

/** The start of a visit in two taps: who, and with what. On a phone one after the other, else side by side. */
export function StartPage({ device, educatorId, wanted, ...props }: Props) {
  const { navigate } = useDoor()
  const [found, setFound] = useState<readonly RosterEducator[]>([])
  const snapshot = withFound(props.snapshot, found)
  const [now] = useState(() => new Date())
  const [metAtTheDoor, setMetAtTheDoor] = useState<Visited>()
  const [isAtTheDoor, setIsAtTheDoor] = useState(false)
  const isOffline = useIsOffline()
  const { start, hasFailed, forgetFailure } = useStart(device, snapshot)
  const listed = listEducators(snapshot, now).find(({ educator }) => String(educator.id) === educatorId)
  const visited = metAtTheDoor ?? (listed && visitedOf(listed.educator, snapshot, now))
  const tool = findWanted(snapshot, wanted, null)
  const notOffered = notOfferedWords(snapshot, wanted, visited?.schoolId ?? null)

  const choose = (it: Visited) => {
    setIsAtTheDoor(false)
    const here = findWanted(snapshot, wanted, it.schoolId)
    if (here) return start({ visited: it, tool: here })
    setMetAtTheDoor(it.educatorId === null ? it : undefined)
    return navigate(`/observations/start/${it.educatorId ?? ''}${tool ? location.search : ''}`, {
      replace: true,
    })
  }
  const forget = () => {
    setMetAtTheDoor(undefined)
    return navigate('/observations/start', { replace: true })
  }

  return (
    <div className={styles.page} data-step={visited ? 'tool' : 'educator'}>
      <header className={styles.header}>
        <Button look="bare" aria-label="Close" onClick={() => goBack(navigate)}>
          <IconX size={24} stroke={1.8} aria-hidden />
        </Button>
        <h1>Start {tool && isConference(tool.toolTypeId) ? 'a conference' : 'an observation'}</h1>
        {isOffline && (
          <Tag tone="accent" shape="pill">
            <IconCloudOff size={18} stroke={1.8} aria-hidden />
            Offline, OK
          </Tag>
        )}
      </header>
      <Suspense>
        <ThoseBack />
      </Suspense>
      {notOffered && (
        <p className={styles.notOffered} role="status">
          {notOffered}
        </p>
      )}
      <main className={styles.main}>
        <EducatorChoice
          snapshot={snapshot}
          now={now}
          chosenId={metAtTheDoor ? null : (listed?.educator.id ?? null)}
          heading={tool ? `Tap an educator to begin ${tool.title}` : 'Who are you visiting?'}
          isOffline={isOffline}
          onFound={(more) => setFound((before) => [...before, ...more])}
          onChoose={(educator) => choose(visitedOf(educator, snapshot, now))}
          onAtTheDoor={() => setIsAtTheDoor(true)}
        />
        <ToolChoice
          key={visited?.educatorId ?? visited?.educator.name}
          device={device}
          snapshot={snapshot}
          now={now}
          visited={visited}
          listed={metAtTheDoor ? undefined : listed}
          wanted={tool}
          onChange={forget}
          onStart={start}
        />
      </main>
      {hasFailed && (
        <ErrorDialog
          message="This tool did not load. Check the connection and try again."
          onClose={forgetFailure}
        />
      )}
      {isAtTheDoor && <AtTheDoor snapshot={snapshot} onAdd={choose} onClose={() => setIsAtTheDoor(false)} />}
    </div>
  )
}

/** The snapshot with the educators whom the server found besides, who can be chosen like everybody. */
function withFound(snapshot: Snapshot, found: readonly RosterEducator[]): Snapshot {
  const all = new Map([...found, ...snapshot.educators].map((it) => [it.id, it]))
  return { ...snapshot, educators: [...all.values()] }
}

/** Whether the browser has no connection, or the last call reached no server. */
function useIsOffline(): boolean {
  const isUnreached = useFromDevice((device) => device.isOffline(), false)
  return useSyncExternalStore(subscribe, () => !navigator.onLine) || isUnreached
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
