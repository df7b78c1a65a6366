import { MOST_LOGO_BYTES } from '@corridor/contract/district/district'
import { Refusal } from '@corridor/contract/refusal'
import { Card } from '@corridor/ui/card'
import { Button, FileButton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, contract, query } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import styles from './district.module.css'

const { logo: kept, changeLogo, removeLogo } = contract.district
const logoOf = query(kept, {})

/** The logo on emails and records. */
export function LogoCard() {
  const client = useQueryClient()
  const { data } = useQuery(logoOf)
  const [isSaving, setIsSaving] = useState(false)
  const logo = data?.logo
  const change = async (work: () => Promise<Awaited<ReturnType<typeof call<typeof kept>>>>, said: string) => {
    setIsSaving(true)
    try {
      client.setQueryData(logoOf.queryKey, await work())
      toast(said)
    } catch (error) {
      const why = error instanceof Refusal ? error.fields?.content : undefined
      failed(error, { message: why ?? 'The logo was not changed. Please try again later.' })
    } finally {
      setIsSaving(false)
    }
  }
  const choose = (file: File | null) => {
    if (!file) return
    if (file.size > MOST_LOGO_BYTES) {
      failed(new Error('Too large'), { message: 'Choose a picture of at most 100 KB.' })
      return
    }
    change(async () => call(changeLogo, { body: { content: await inBase64(file) } }), 'Logo saved')
  }
  return (
    <Card
      title="Logo"
      subtitle="On emails from Corridor and on printed records. PNG or JPEG, at most 100 KB."
    >
      {logo && (
        <img
          className={styles.logo}
          src={`data:${logo.type};base64,${logo.content}`}
          alt="Logo of the district"
        />
      )}
      <div className={styles.logoActs}>
        <FileButton onChange={choose} accept="image/png,image/jpeg">
          {(button) => (
            <Button variant="default" loading={isSaving} {...button}>
              {logo ? 'Choose another' : 'Choose a picture'}
            </Button>
          )}
        </FileButton>
        {logo && !isSaving && (
          <Button variant="default" onClick={() => change(() => call(removeLogo, {}), 'Logo removed')}>
            Remove
          </Button>
        )}
      </div>
    </Card>
  )
}

async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
