import { educatorTests } from './educator/educator-tests.ts'
import { pageTests } from './educator/page-tests.ts'
import { overviewTests } from './overview-tests.ts'
import { sampleReaders } from './sample-readers.ts'
import { setTests } from './sets/set-tests.ts'

// The sample takes longer to load than any of its reports to count: all recounts of it share one.
const sample = await sampleReaders()

overviewTests(sample)
setTests(sample)
educatorTests(sample)
pageTests(sample)
