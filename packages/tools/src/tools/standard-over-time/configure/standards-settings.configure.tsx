import { FieldGroup } from '@corridor/ui/forms/field-group'
import { Button } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ConfigureProps } from '../../../definition/capture-view.ts'
import type { Standard, StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import { StandardFields } from './standard-fields.configure.tsx'
import styles from './standard-over-time.configure.module.css'

const MOST = 60

/** The settings of standards: practice indicators and academic codes. A changed scale draws a break in every run. */
export function StandardsSettings(props: ConfigureProps<StandardOverTimeConfig>) {
  const { value, change, isReadOnly, faults } = props
  const { standards } = value
  const [openId, setOpenId] = useState<string | null>(null)
  const set = (next: Standard[]) => change({ ...value, standards: next })
  const hasFault = (index: number) => Object.keys(faults).some((it) => it.startsWith(`standards.${index}.`))
  const add = () => {
    const last = standards.at(-1)
    const levels = last ? last.levels.map((it) => ({ ...it })) : []
    const id = crypto.randomUUID()
    set([...standards, { id, code: '', title: '', group: last?.group ?? '', levels, looksLike: '' }])
    setOpenId(id)
  }
  return (
    <FieldGroup label="Standards" fault={faults.standards}>
      <div className={styles.standards}>
        {standards.map((standard, index) => {
          const isOpen = standard.id === openId || hasFault(index)
          return (
            <div key={standard.id} className={styles.standard}>
              <button
                type="button"
                className={styles.name}
                aria-expanded={isOpen}
                onClick={() => setOpenId(isOpen ? null : standard.id)}
              >
                <b>{standard.code || 'New'}</b>
                <span>{standard.title || 'A standard without words yet'}</span>
                <IconChevronDown size={18} stroke={1.8} aria-hidden />
              </button>
              {isOpen && (
                <StandardFields
                  standard={standard}
                  isReadOnly={isReadOnly}
                  faults={faults}
                  path={`standards.${index}`}
                  onChange={(next) => set(standards.map((it) => (it.id === standard.id ? next : it)))}
                  onRemove={
                    standards.length > 1 ? () => set(standards.filter(({ id }) => id !== standard.id)) : null
                  }
                />
              )}
            </div>
          )
        })}
        {!isReadOnly && standards.length < MOST && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
            onClick={add}
          >
            Add a standard
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
