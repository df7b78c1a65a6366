/** Providers of school accounts that Corridor knows how to ask. */
export const providers = ['google', 'microsoft', 'clever'] as const
export type Provider = (typeof providers)[number]

export const providerTitles: Readonly<Record<Provider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  clever: 'Clever',
}
