import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The package offers its build without warnings to nobody: its exports name only the other. */
function routerWithoutWarnings() {
  const built = (file: string) =>
    new URL(`dist/production/${file}`, import.meta.resolve('react-router/package.json')).pathname
  return [
    { find: /^react-router$/, replacement: built('index.mjs') },
    { find: /^react-router\/dom$/, replacement: built('dom-export.mjs') },
  ]
}

/** Where people arrive. Later pages find most of their parts loaded, and every list weighs on the first load. */
const ARRIVALS = /\/(frame|plain|capture)\.layout-|\/(sign-in|dashboard|update)\.screen-/

function partsToAskForAtOnce(file: string, parts: string[]): string[] {
  return ARRIVALS.test(file) ? parts : parts.filter((part) => part.endsWith('.css'))
}

/** Small things that every capture screen needs and other pages share: each in a file of its own they weigh double. */
const parts = [
  {
    name: 'icons',
    test: /\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes|icons\/Icon(AlertTriangle|Check|ChevronLeft|Clock|CloudCheck|DeviceFloppy|Dots|EyeOff|Flag|Focus2|Lock|Minus|Note|Plus|Refresh|Trash|Users))\./,
  },
  {
    name: 'capture-parts',
    test: /\/packages\/(ui\/src\/capture\/(choice|stepper|timer|use-clock|use-steady)|tools\/src\/(capture-view|pass-cards?\.(capture|module)|single-keys|use-keys\.capture|visit-in)|domain\/src\/(day-words|duration-words|statistics))\./,
  },
  {
    name: 'device-parts',
    test: /\/packages\/(ui\/src\/capture\/after-paint|domain\/src\/(count-words|fingerprint|json|uuid-v7))\./,
  },
]

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: command === 'build' ? routerWithoutWarnings() : [] },
  build: {
    manifest: true,
    // Written, and named by no file: what nobody debugs needs no address of its map.
    sourcemap: 'hidden',
    // Without the polyfill Safari before 17 loads a page's parts one after the other.
    // A part brings only itself along, not what it needs: React would leave the first load with it.
    rolldownOptions: { output: { codeSplitting: { groups: parts, includeDependenciesRecursively: false } } },
    modulePreload: { polyfill: false, resolveDependencies: partsToAskForAtOnce },
  },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` } },
}))
