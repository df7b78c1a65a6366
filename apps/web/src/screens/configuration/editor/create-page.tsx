import type { Configuration } from '@corridor/contract/configurations'
import { Refusal } from '@corridor/contract/refusal'
import type { SchoolId } from '@corridor/domain/ids'
import type { JsonObject } from '@corridor/domain/json'
import { Card } from '@corridor/ui/card'
import { Button, FileInput, Group, Radio, Select, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { PageHeader } from '../../../frame/page-header.tsx'
import styles from './create-page.module.css'
import { refresh } from './editor-queries.ts'
import type { Imported, Kind } from './kind.ts'
import type { Entry } from './outline.ts'

interface Props<Content extends JsonObject, E extends Entry> {
  readonly kind: Kind<Content, E>
  /** To begin from. */
  readonly items: readonly Configuration[]
  /** Whose it may be; the first is the usual. */
  readonly owners: readonly Owner[]
}

export interface Owner {
  /** Null: the district. */
  readonly schoolId: SchoolId | null
  readonly name: string
}

type Beginning = 'blank' | 'copy' | 'file'

export function CreatePage<Content extends JsonObject, E extends Entry>({
  kind,
  items,
  owners,
}: Props<Content, E>) {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [owner, setOwner] = useState(0)
  const [beginning, setBeginning] = useState<Beginning>('blank')
  const [copyOf, setCopyOf] = useState<string | null>(null)
  const [file, setFile] = useState<Imported<Content>>()
  const [fault, setFault] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const beginWith = (): Content | undefined => {
    if (beginning === 'blank') return kind.blank(name)
    if (beginning === 'file') return file?.content && kind.withTitle(file.content, name)
    const source = items.find(({ id }) => String(id) === copyOf)
    return source && kind.withTitle(kind.read(source.content), name)
  }
  const read = async (chosen: File | null) => {
    if (!chosen) return setFile(undefined)
    const imported = kind.fromFile(chosen.name, await chosen.text())
    setFile(imported)
    if (imported.content && !name.trim()) setName(kind.titleOf(imported.content))
  }
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const content = beginWith()
    if (!name.trim()) return setFault('Enter a name.')
    if (!content) return undefined
    setIsSending(true)
    try {
      const made = await call(contract.configurations.create, {
        body: { toolTypeId: kind.toolTypeId, schoolId: owners[owner]?.schoolId ?? null, name, content },
      })
      await refresh()
      await navigate(`${kind.path}/${made.id}`, { replace: true })
    } catch (error) {
      if (error instanceof Refusal && error.fields?.name) setFault(error.fields.name)
      else failed(error, { message: `The ${kind.words.set} was not made. Please try again later.` })
      setIsSending(false)
    }
    return undefined
  }
  return (
    <>
      <PageHeader title={`New ${kind.words.set}`}>
        It begins as a draft that only you and who manages tools can see.
      </PageHeader>
      <Card title="To begin with" className={styles.card}>
        <form className={styles.form} onSubmit={create} noValidate>
          <TextInput
            label="Name"
            size="md"
            value={name}
            error={fault}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setFault(undefined)
            }}
          />
          {owners.length > 1 && (
            <Select
              label="Who uses it"
              size="md"
              allowDeselect={false}
              data={owners.map(({ name: label }, index) => ({ value: String(index), label }))}
              value={String(owner)}
              onChange={(value) => setOwner(Number(value))}
            />
          )}
          <Radio.Group
            label="Begin with"
            size="md"
            value={beginning}
            onChange={(it) => setBeginning(asBeginning(it))}
          >
            <div className={styles.radios}>
              <Radio value="blank" size="md" label={`An empty ${kind.words.set}`} />
              {items.length > 0 && (
                <Radio value="copy" size="md" label={`A copy of another ${kind.words.set}`} />
              )}
              <Radio value="file" size="md" label="A file: CSV or JSON" />
            </div>
          </Radio.Group>
          {beginning === 'copy' && (
            <Select
              label={`Which ${kind.words.set}`}
              size="md"
              data={items.map((it) => ({ value: String(it.id), label: it.name }))}
              value={copyOf}
              onChange={setCopyOf}
            />
          )}
          {beginning === 'file' && (
            <>
              <FileInput
                label="File"
                description="A CSV with one row for each, as Export gives it, or JSON."
                size="md"
                accept=".csv,.json,text/csv,application/json"
                placeholder="Choose a file"
                onChange={read}
              />
              {file && file.errors.length > 0 && (
                <div role="alert" className={styles.errors}>
                  <p>The file cannot be used yet. Mend these rows and choose it again.</p>
                  <ul>
                    {file.errors.slice(0, 20).map((words) => (
                      <li key={words}>{words}</li>
                    ))}
                  </ul>
                  {file.errors.length > 20 && <p>And {file.errors.length - 20} more.</p>}
                </div>
              )}
              {file?.content && (
                <p role="status">
                  Read: {kind.outline(file.content).entries.length} {kind.words.many}.
                </p>
              )}
            </>
          )}
          <Group>
            <Button type="submit" size="md" loading={isSending} disabled={!beginWith()}>
              Create draft
            </Button>
            <Button component={Link} to={kind.path} size="md" variant="default">
              Cancel
            </Button>
          </Group>
        </form>
      </Card>
    </>
  )
}

function asBeginning(value: string): Beginning {
  return value === 'copy' || value === 'file' ? value : 'blank'
}
