import { Button, Switch, Textarea } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ConfigureProps, sealConfigure } from '../capture-view.ts'
import { type Kind, kinds, kindTitles } from './kinds.ts'
import styles from './teacher-conference.configure.module.css'
import type { ConferenceConfig, Prompt } from './teacher-conference.shape.ts'

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

/** The agendas that conferences begin with. Each can be worded anew in the conference itself. */
function ConferenceSettings({ value, change, isReadOnly, faults }: ConfigureProps<ConferenceConfig>) {
  return (
    <div className={styles.fields}>
      <Switch
        size="md"
        label="Ask the educator to answer ahead"
        description="The leader can turn it off for each conference. Nothing is shared before they say so."
        checked={value.asksAhead}
        disabled={isReadOnly}
        onChange={({ currentTarget }) => change({ ...value, asksAhead: currentTarget.checked })}
      />
      {kinds.map((kind) => (
        <Agenda
          key={kind}
          kind={kind}
          prompts={value.agendas[kind]}
          isReadOnly={isReadOnly}
          faults={faults}
          onChange={(prompts) => change({ ...value, agendas: { ...value.agendas, [kind]: prompts } })}
        />
      ))}
    </div>
  )
}

interface AgendaProps {
  readonly kind: Kind
  readonly prompts: readonly Prompt[]
  readonly isReadOnly: boolean
  readonly faults: ConfigureProps<ConferenceConfig>['faults']
  readonly onChange: (prompts: Prompt[]) => void
}

function Agenda({ kind, prompts, isReadOnly, faults, onChange }: AgendaProps) {
  const move = (index: number, by: -1 | 1) => {
    const next = [...prompts]
    const [moved] = next.splice(index, 1)
    if (moved) onChange(next.toSpliced(index + by, 0, moved))
  }
  const own = faults[`agendas.${kind}`]
  return (
    <fieldset className={styles.agenda}>
      <legend>{kindTitles[kind]}</legend>
      {own && <p role="alert">{own}</p>}
      {prompts.map(({ id, text }, index) => (
        <div key={id} className={styles.prompt}>
          <Textarea
            aria-label={`${kindTitles[kind]}, question ${index + 1}`}
            size="md"
            rows={1}
            value={text}
            readOnly={isReadOnly}
            error={faults[`agendas.${kind}.${index}.text`]}
            onChange={({ currentTarget }) => onChange(prompts.with(index, { id, text: currentTarget.value }))}
          />
          {!isReadOnly && (
            <div className={styles.acts}>
              <Button
                variant="subtle"
                aria-label={`Question ${index + 1}: up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <IconArrowUp {...icon} />
              </Button>
              <Button
                variant="subtle"
                aria-label={`Question ${index + 1}: down`}
                disabled={index === prompts.length - 1}
                onClick={() => move(index, 1)}
              >
                <IconArrowDown {...icon} />
              </Button>
              <Button
                variant="subtle"
                color="red"
                aria-label={`Remove question ${index + 1}`}
                onClick={() => onChange(prompts.toSpliced(index, 1))}
              >
                <IconTrash {...icon} />
              </Button>
            </div>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Button
          variant="default"
          className={styles.add ?? ''}
          leftSection={<IconPlus {...icon} />}
          onClick={() => onChange([...prompts, { id: crypto.randomUUID(), text: '' }])}
        >
          Add a question
        </Button>
      )}
    </fieldset>
  )
}

export default sealConfigure({ Component: ConferenceSettings })
