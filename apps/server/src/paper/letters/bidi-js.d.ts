declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { readonly levels: Uint8Array }
    getMirroredCharacter(letter: string): string | null
  }

  export default function bidi(): Bidi
}
