import { Refusal } from '@corridor/contract/refusal'
import { Card } from '@corridor/ui/card'
import { Button, Group, Select, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { Crumbs } from '../../../frame/header/crumbs.tsx'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { toolList } from '../tool-list.ts'
import { BeginWith } from './begin-with.tsx'
import styles from './create-page.module.css'
import { contentOf, type NewSet, nothingChosen } from './new-set.ts'
import { ownersIn } from './owners.ts'
import { listOf, refresh } from './set-queries.ts'
import { useSets } from './written-sets.ts'

export function CreatePage() {
  const sets = useSets()
  const { toolTypeId, path, words, kind } = sets
  const { items } = useSuspenseQuery(listOf(toolTypeId)).data
  const owners = ownersIn(useSuspenseQuery(toolList).data)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<NewSet>(nothingChosen)
  const [fault, setFault] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const content = contentOf(chosen, kind, items)
  const choose = (part: Partial<NewSet>) => {
    setChosen({ ...chosen, ...part })
    setFault(undefined)
  }

  const create = async (event: FormEvent) => {
    event.preventDefault()
    const name = chosen.name.trim()
    if (!name) return setFault('Enter a name.')
    if (!content) return undefined
    setIsSending(true)
    try {
      const schoolId = owners[chosen.owner]?.schoolId ?? null
      const body = { toolTypeId, schoolId, name, content }
      const made = await call(contract.configurations.create, { body })
      await refresh()
      await navigate(`${path}/${made.id}`, { replace: true })
    } catch (error) {
      if (error instanceof Refusal && error.fields?.name) setFault(error.fields.name)
      else failed(error, { message: `The ${words.set} was not made. Please try again later.` })
      setIsSending(false)
    }
    return undefined
  }
  return (
    <>
      <Crumbs under={sets} />
      <PageHeader title={`New ${words.set}`}>
        It begins as a draft. Observers see it once it is published.
      </PageHeader>
      <Card title={`About this ${words.set}`} className={styles.card}>
        <form className={styles.form} onSubmit={create} noValidate>
          <TextInput
            label="Name"
            size="md"
            value={chosen.name}
            error={fault}
            onChange={(event) => choose({ name: event.currentTarget.value })}
          />
          {owners.length > 1 && (
            <Select
              label="Who uses it"
              size="md"
              allowDeselect={false}
              data={owners.map(({ name: label }, index) => ({ value: String(index), label }))}
              value={String(chosen.owner)}
              onChange={(value) => choose({ owner: Number(value) })}
            />
          )}
          <BeginWith items={items} chosen={chosen} onChoose={choose} />
          <Group>
            <Button type="submit" size="md" loading={isSending} disabled={!content}>
              Create draft
            </Button>
            <Button component={Link} to={path} size="md" variant="default">
              Cancel
            </Button>
          </Group>
        </form>
      </Card>
    </>
  )
}
