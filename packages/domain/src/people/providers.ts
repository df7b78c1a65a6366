/** Where schools keep their accounts, as far as we know how to ask there. */
export const providers = ['google', 'microsoft', 'clever'] as const
export type Provider = (typeof providers)[number]

export const providerTitles: Readonly<Record<Provider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  clever: 'Clever',
}
