import { type ConfigureProps, sealConfigure } from '../../../definition/capture-view.ts'
import styles from '../../../fields/fields.configure.module.css'
import { SwitchField } from '../../../fields/switch-field.configure.tsx'
import { kinds } from '../kinds.ts'
import type { ConferenceConfig } from '../teacher-conference.shape.ts'
import { AgendaField } from './agenda-field.configure.tsx'

/** The agendas that conferences begin with. Each can be reworded in the conference itself. */
function ConferenceSettings({ value, change, isReadOnly, faults }: ConfigureProps<ConferenceConfig>) {
  return (
    <div className={styles.fields}>
      <SwitchField
        label="Ask the educator to answer ahead"
        description="The leader can turn it off for each conference. Nothing is shared before they say so."
        isOn={value.asksAhead}
        isReadOnly={isReadOnly}
        onTurn={(asksAhead) => change({ ...value, asksAhead })}
      />
      {kinds.map((kind) => (
        <AgendaField
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

export default sealConfigure({ Component: ConferenceSettings })
