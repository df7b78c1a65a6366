import type { Snapshot } from '@corridor/contract/observations/device'
import { periodWords, teachingWords } from '@corridor/domain/people/teaching-words'
import { Button } from '@corridor/ui/capture/button'
import { Initials } from '@corridor/ui/initials'
import { useState } from 'react'
import type { Device } from '../../../device/device.ts'
import { StepsBanner } from '../visit/steps-banner.tsx'
import { studentsIn, usualFacts, type VisitFacts } from '../visit/visit-facts.ts'
import type { Listed } from './order-educators.ts'
import type { Visited } from './start-draft.ts'
import { StartFooter } from './start-footer.tsx'
import { isLastUsed, type StartTool, startTools } from './start-tools.ts'
import styles from './tool-choice.module.css'
import { ToolTiles } from './tool-tiles.tsx'

interface Props {
  readonly device: Device
  readonly snapshot: Snapshot
  readonly now: Date
  /** The educator to visit; absent until somebody is chosen. */
  readonly visited: Visited | undefined
  /** The educator on the list; absent for somebody met at the door. */
  readonly listed: Listed | undefined
  /** The tool that was chosen before the educator. */
  readonly wanted: StartTool | undefined
  readonly onChange: () => void
  readonly onStart: (start: { visited: Visited; tool: StartTool; facts: VisitFacts }) => void
}

export function ToolChoice({ device, snapshot, now, visited, listed, wanted, onChange, onStart }: Props) {
  const [facts, setFacts] = useState(() => usualFacts(device.userId, snapshot, listed?.educator, now))
  // Lists that arrive later change nothing here: the tiles below stay under the thumb.
  const [steps] = useState(() => snapshot.steps.filter((it) => it.educatorId === listed?.educator.id))
  /** The facts for another period, which is another class with its own size, unless somebody typed one. */
  const inClass = (next: VisitFacts): VisitFacts => {
    const { period, studentsPresent } = next.context
    const isTyped = studentsPresent !== facts.context.studentsPresent
    if (isTyped || period === facts.context.period) return next
    const students = studentsIn(device.userId, listed?.educator, period)
    return { ...next, context: { ...next.context, studentsPresent: students } }
  }
  if (!visited)
    return (
      <p className={styles.nobody}>
        {wanted ? `${wanted.title} begins` : 'Tools are shown'} when you choose an educator.
      </p>
    )
  const { name } = visited.educator
  const { lastToolTypeId = null, lastConfigurationId } = listed?.educator ?? {}
  const last = { toolTypeId: lastToolTypeId, configurationId: lastConfigurationId }
  const { period } = facts.context
  return (
    <section className={styles.choice} aria-label={`Visit ${name}`}>
      <div className={styles.scroll}>
        <div className={styles.educator}>
          <Initials name={name} tone="brand" />
          <p>
            <strong>{name}</strong>
            <span>
              {[teachingWords(visited.educator), period && periodWords(period)].filter(Boolean).join(' · ')}
            </span>
          </p>
          <Button look="quiet" onClick={onChange}>
            Change
          </Button>
        </div>
        {steps.length > 0 && <StepsBanner steps={steps} now={now} timeZone={snapshot.timeZone} />}
        <ToolTiles
          userId={device.userId}
          tools={startTools(snapshot, visited.schoolId)}
          heading={
            <header>
              <h2>Tap a tool to begin</h2>
              <p>Timer starts at once</p>
            </header>
          }
          tagOf={(tool) => (isLastUsed(tool, last) ? 'Used last visit' : undefined)}
          isFirst={(tool) => isLastUsed(tool, last)}
          onTap={(tool) => onStart({ visited, tool, facts })}
        />
      </div>
      <StartFooter
        snapshot={snapshot}
        visited={visited}
        facts={facts}
        onChange={(next) => setFacts(inClass(next))}
      />
    </section>
  )
}
