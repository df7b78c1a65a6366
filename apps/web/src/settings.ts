interface Settings {
  readonly supportEmail: string
  readonly rollbarToken: string | null
}

const defaults: Settings = { supportEmail: 'support@corridor.example', rollbarToken: null }

/** The settings that the server wrote into the page. */
export const settings: Settings = { ...defaults, ...JSON.parse(written() || '{}') }

function written(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="corridor"]')?.content
}
