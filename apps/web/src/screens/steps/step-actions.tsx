import type { ListedStep } from '@corridor/contract/people/steps'
import { type StepStatus, stepStatusTitles } from '@corridor/domain/steps/action-step'
import { Button, Menu, TextInput } from '@mantine/core'
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './steps.module.css'
import { type LastChange, type StepChange, useStepChange } from './use-step-change.ts'

interface Props {
  readonly step: ListedStep
  readonly place: string
  readonly onChanged: (last: LastChange | null) => void
}

const endings: readonly StepStatus[] = ['mastered', 'done', 'dropped']

/**
 * The actions for a step: whoever agreed on it closes it, carries it on or reopens it; the educator says that it is
 * done.
 */
export function StepActions({ step, place, onChanged }: Props) {
  const { change, isPending } = useStepChange(step, place, onChanged)
  const [isCarrying, setIsCarrying] = useState(false)
  const { mayChange, mayClose, status, text } = step
  if (!mayChange && !mayClose) return null
  if (status !== 'open')
    return (
      <Button
        variant="default"
        loading={isPending}
        aria-label={`Open again: ${text}`}
        onClick={() => change({ status: 'open' })}
      >
        Open again
      </Button>
    )
  if (!mayChange)
    return (
      <Button
        variant="light"
        loading={isPending}
        aria-label={`Mark as done: ${text}`}
        leftSection={<IconCircleCheck size={18} stroke={1.8} />}
        onClick={() => change({ status: 'done' })}
      >
        Mark as done
      </Button>
    )
  return isCarrying ? (
    <Carry step={step} onCarry={change} onLeave={() => setIsCarrying(false)} />
  ) : (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="default"
            loading={isPending}
            aria-label={`Close: ${text}`}
            rightSection={<IconChevronDown size={16} stroke={1.8} />}
          >
            Close
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {endings.map((ending) => (
            <Menu.Item key={ending} onClick={() => change({ status: ending })}>
              {stepStatusTitles[ending]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" aria-label={`Carry on: ${text}`} onClick={() => setIsCarrying(true)}>
        Carry on
      </Button>
    </>
  )
}

interface CarryProps {
  readonly step: ListedStep
  readonly onCarry: (change: StepChange) => void
  readonly onLeave: () => void
}

/** A form that carries an action step on under a new date. */
function Carry({ step, onCarry, onLeave }: CarryProps) {
  const [day, setDay] = useState(step.dueOn ?? '')
  return (
    <form
      className={styles.carry}
      onSubmit={(event) => {
        event.preventDefault()
        onCarry({ dueOn: day || null, isCarried: true })
        onLeave()
      }}
    >
      <TextInput
        label="New date"
        type="date"
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Button type="submit">Carry on</Button>
      <Button variant="default" onClick={onLeave}>
        Cancel
      </Button>
    </form>
  )
}
