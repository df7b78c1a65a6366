import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** React Router’s build without warnings for developers, which the package has and its exports do not name. */
function routerWithoutWarnings() {
  const built = new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json'))
  return [{ find: /^react-router$/, replacement: built.pathname }]
}

/** Where people arrive. Later pages find most of their parts loaded, and every list weighs on the first load. */
const ARRIVALS = /\/router-|\/(frame|plain)\.layout-|\/(sign-in|dashboard|update)\.screen-/

function partsToAskForAtOnce(file: string, parts: string[]): string[] {
  return ARRIVALS.test(file) ? parts : parts.filter((part) => part.endsWith('.css'))
}

/**
 * Parts that gather small modules which many pages share: each in a file of its own, they weigh double, and a home
 * takes a hundred requests for scripts. No two parts may need each other: bundle.test.ts looks.
 */
const parts = [
  // What every page loads first.
  { name: 'start', tags: ['$initial' as const] },
  // What every capture screen needs.
  {
    name: 'icons',
    test: /\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes|icons\/Icon(AlertTriangle|ArrowBackUp|Check|ChevronDown|ChevronLeft|Clock|CloudCheck|DeviceFloppy|Dots|EyeOff|Flag|Focus2|Lock|Minus|Note|Plus|Refresh|Trash|Users))\./,
  },
  {
    name: 'observe-parts',
    test: /\/packages\/(ui\/src\/capture\/(choice|show-in-strip|stepper|timer|use-clock|use-stays|use-steady|use-visible-height)|tools\/src\/\w+\/(capture-view|cue-(setting|switch\.capture)|due-cue\.(capture|module)|first-pass\.module|next-pass\.(capture|module)|pass-cards?\.(capture|module)|tool-screen\.module|use-keys(\.capture)?))\.|\/(web\/src\/screens\/observe\/(\w+\/)?(address|capture-views|kept-of-visit|later|may-change-educator|missing-of|missing-words\.module|remembered|use-finish)|packages\/(domain\/src\/\w+\/(conference|is-ahead)|tools\/src\/(registry\/(all-)?views|tools\/[\w-]+\/[\w-]+\.view)))\.|capture-header\.module/,
  },
  {
    name: 'device',
    test: /\/(packages\/(ui\/src\/(capture\/(after-paint|button)|keep-focus|tag)|tools\/src\/(keys\/single-keys|passes\/due-words|tools\/[\w-]+\/card|visit\/(elapsed|in-order|visit-in))|domain\/src\/\w+\/(count-words|duration-words|end-of|file-types|files-in|fingerprint|json|merge|statistics|time-in|uuid-v7))|web\/src\/(routing\/screen|device\/\w+\/(file-addresses|may-observe|unwritable-words)))\.|\/web\/src\/device\/((assemble|channel|closed-to-observer|contact|local-device|new-id|open-device|own-device|use-device)|\w+\/(database|indexed-disc|is-kept|kept-snapshot|last-words|later-file-disc|loop|named-in|one-tab|progress|records|said|said-on-disc|said-store|sent-together|server|shelf|speaks-for|state-of|storage-health|store|store-names|sync-pill|sync-words))\.|plan-hold\./,
  },
  // What nearly every ordinary screen needs, and no capture screen.
  {
    name: 'frame-parts',
    test: /\/(web\/src\/(settings|forms\/(form-actions|form\.module|save-file)|frame\/(header\/(crumbs|page-header)|list\/row-link|messages\/dialogs\.module|use-is-phone|use-is-wide|use-user|navigation\/(back-to-setup|chosen-school|may-start|navigation-entries|observe-link|sign-out-question|use-sign-out))|people\/(short-school))|packages\/(domain\/src\/people\/(first-name|school-words)|ui\/src\/(card|empty|popover)))\./,
  },
  // What most capture screens but the first share: a field to write into, and the look of cards and streams.
  {
    name: 'tool-parts',
    test: /\/packages\/(ui\/src\/capture\/text-area|tools\/src\/layout\/(press-card|stream)\.module)\./,
  },
  // Icons that tools use while capturing or on their cards, and those of pages: in files of their own they were sixty.
  {
    name: 'tool-icons',
    test: /\/icons-react\/dist\/esm\/icons\/Icon(Alarm|Armchair|ArrowUp|ArrowsSplit2|Bulb|CalendarEvent|CalendarPlus|ChevronRight|ChevronUp|CircleCheck|CircleDashed|CircleMinus|CloudOff|Eye|EyeQuestion|FileText|GripVertical|HelpCircle|Hourglass|InfoCircle|LayoutList|ListCheck|MapPin|MessageCircleQuestion|Messages|Paperclip|Pencil|Quote|Search|Send|Signature|Star|TargetArrow|Timeline|User|UserPlus|Writing|X)\./,
  },
  { name: 'page-icons', test: /\/icons-react\/dist\/esm\/icons\//, minShareCount: 2 },
  {
    name: 'tool-faces',
    test: /\/(packages\/tools\/src\/(registry\/(all-)?faces|tools\/[\w-]+\/[\w-]+\.face)|web\/src\/tool-looks)\./,
  },
  // The UI kit and the query cache, as far as the frame or most pages need them.
  {
    name: 'kit',
    test: /\/node_modules\/(@babel\/runtime|@floating-ui|@mantine\/(hooks|modals|notifications|store|core\/esm\/(core|utils|components\/(ActionIcon|Button|CloseButton|FocusTrap|FloatingArrow|Group|InlineInput|Input|InputBase|InputsGroupFieldset|Loader|Menu|Modal|ModalBase|Notification|Overlay|Paper|Popover|Portal|ScrollArea|Text|TextInput|Tooltip|Transition|UnstyledButton|VisuallyHidden|Accordion\/AccordionChevron|Checkbox\/CheckIcon|Radio\/RadioIcon)))|@tanstack|aria-hidden|clsx|detect-node-es|get-nonce|react-remove-scroll(-bar)?|react-style-singleton|react-transition-group|tslib|use-callback-ref|use-sidecar)\b/,
  },
  {
    name: 'words',
    test: /\/packages\/(domain\/src\/(calendar\/(day-words|days|due-words|remembered-by-day)|clock\/(clock-words|date-format)|files\/file-limits|numbers\/digits|observation\/(observation-rules|observation-words|place-words)|people\/(actor|roles|teaching-words))|ui\/src\/(art\/door|initials|save-file))\./,
  },
  {
    name: 'usual-parts',
    test: /\/web\/src\/(api\/(client|failed|search-of|sent-to)|frame\/messages\/(dialogs|refusal-words))\./,
  },
  {
    name: 'form-parts',
    test: /\/web\/src\/(forms\/(faults-of-content|form-faults|save-bar|span|use-sending|use-submit)|frame\/messages\/(leave-question|use-file))\./,
  },
  {
    name: 'people-parts',
    test: /\/web\/src\/(device\/shown-before|observation\/(calendar-file-button|meeting-words)|people\/(educator-queries|use-step-status|who-next))\./,
  },
  {
    name: 'block-parts',
    test: /\/packages\/ui\/src\/(blocks\/(column-widths|data-table|entries-block|figure-buttons|open-figure|row-records)|charts\/chart-frame)\./,
  },
  {
    name: 'report-parts',
    test: /\/web\/src\/report\/(refused|report-status|use-is-online|address\/[\w-]+)\./,
  },
  {
    name: 'list-parts',
    test: /\/web\/src\/frame\/list\/(list(-filters)?\.module|list-(address|paging|rows|search)|listed-person|none-found)\./,
  },
  // What the doors need: signing in, by whichever way.
  {
    name: 'auth-parts',
    test: /\/web\/src\/(forms\/(code-input|form-refusal)|identity\/(identity-(buttons|leave|mark|refusal|refusal-words|request|return)|own-path|use-identity)|screens\/auth\/(auth-page|sign-in\/(sign-in\.module|use-typed-email)))\./,
  },
]

/** Sizes of text are written as the design language gives them; a browser set to larger text enlarges only rem. */
function inRem(declaration: { value: string }) {
  declaration.value = declaration.value.replace(/([\d.]+)px/, (_, px: string) => `${Number(px) / 16}rem`)
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  css: {
    postcss: {
      plugins: [{ postcssPlugin: 'text-in-rem', Declaration: { font: inRem, 'font-size': inRem } }],
    },
  },
  resolve: { alias: command === 'build' ? routerWithoutWarnings() : [] },
  build: {
    manifest: true,
    // Source maps are written, and no script names its own: only somebody who debugs looks for one.
    sourcemap: 'hidden',
    rolldownOptions: {
      output: {
        // A part does not take in what its modules import: it would draw React out of the first load.
        codeSplitting: { groups: parts, includeDependenciesRecursively: false },
        // Short hashes: the first load names a hundred and fifty files, and what is random does not compress.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
    // Without the polyfill Safari before 17 loads a page's parts one after the other.
    modulePreload: { polyfill: false, resolveDependencies: partsToAskForAtOnce },
  },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` } },
}))
