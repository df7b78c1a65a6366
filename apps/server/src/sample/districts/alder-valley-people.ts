import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { DEMO_USER } from '@corridor/domain/people/ids'
import type { SampleEducator, SamplePerson } from '../sample.ts'
import { COPPER_RIDGE } from './copper-ridge.ts'
import { peopleAt } from './people.ts'

export const JUNIPER_STREET = 'Juniper Street Elementary School'
export const LANTERN_HILL = 'Lantern Hill Middle School'
export const MARLOW_CREEK = 'Marlow Creek Elementary School'
export const PENROSE = 'Penrose Elementary School'
export const STONEBRIDGE = 'Stonebridge High School'

/** The district's 34 people, of whom two are invited and one is paused. */
export function alderValleyPeople(
  startsOn: Day,
  today: Day,
  educators: readonly SampleEducator[],
): SamplePerson[] {
  const person = peopleAt('alder-valley.example', startsOn)
  const teacher = (name: string, school: string) => person(name, 'teacher', { school })
  const newcomer = peopleAt('alder-valley.example', today)
  const invited = (daysAgo: number) => ({ status: 'invited', since: addDays(today, -daysAgo) }) as const
  return [
    person('Marisol Okafor', 'principal', { mailbox: 'marisol', school: COPPER_RIDGE }),
    person('Ben Halvorsen', 'assistant-principal', { mailbox: 'ben', school: COPPER_RIDGE }),
    person('Priya Raman', 'coach', { mailbox: 'priya', school: COPPER_RIDGE, group: coachedBy(educators) }),
    person('Omar Haddad', 'teacher', { mailbox: 'omar', school: COPPER_RIDGE }),
    person('Lorraine Tsosie', 'district-admin', { mailbox: 'lorraine' }),
    person('Vera Castleton', 'district-viewer', { mailbox: 'vera' }),
    person('Carla Whitehorse', 'billing-contact', { mailbox: 'carla' }),
    person('Demo Visitor', 'district-admin', { mailbox: 'demo', id: DEMO_USER }),
    person('Annika Sorensen', 'principal', { school: JUNIPER_STREET }),
    person('Theresa Blackgoat', 'assistant-principal', { school: JUNIPER_STREET }),
    person('Desmond Achebe', 'principal', { school: LANTERN_HILL }),
    person('Imani Boateng', 'assistant-principal', { school: LANTERN_HILL }),
    person('Mateo Quintana', 'coach', { school: LANTERN_HILL }),
    person('Elena Kowalczyk', 'principal', { school: MARLOW_CREEK }),
    person('Kirsten Aldaz', 'coach', { school: MARLOW_CREEK }),
    person('Ruben Salcedo', 'principal', { school: PENROSE }),
    person('Gabriel Montoya', 'principal', { school: STONEBRIDGE }),
    person('Tobias Grant', 'assistant-principal', {
      school: STONEBRIDGE,
      status: 'paused',
      since: addDays(today, -1),
    }),
    person('Noelle Fairbanks', 'coach', { school: STONEBRIDGE }),
    person('Yuki Tanabe', 'peer-observer', { school: STONEBRIDGE, group: colleaguesOfYuki }),
    teacher('Thuy Nguyen', COPPER_RIDGE),
    teacher('Marcus Bell', COPPER_RIDGE),
    teacher('Hannah Lindqvist', COPPER_RIDGE),
    teacher('Patricia Nez', JUNIPER_STREET),
    teacher('Diego Saavedra', JUNIPER_STREET),
    teacher('Kimiko Arata', LANTERN_HILL),
    teacher('Nolan Benally', LANTERN_HILL),
    teacher('Simone Charbonneau', MARLOW_CREEK),
    teacher('Ignacio Lovato', MARLOW_CREEK),
    teacher('Delia Cordero', PENROSE),
    newcomer('Lena Kirkbride', 'coach', { school: PENROSE }),
    newcomer('Doris Haugland', 'peer-observer', { school: JUNIPER_STREET, group: colleaguesOfDoris }),
    newcomer('Rowan Castillo', 'coach', { school: JUNIPER_STREET, ...invited(3) }),
    newcomer('Harriet Osborne', 'assistant-principal', { school: MARLOW_CREEK, ...invited(6) }),
  ]
}

// The educators whom a coach works with: the four core subjects and reading, sixteen people.
function coachedBy(educators: readonly SampleEducator[]): string[] {
  const others = ['Spanish', 'PE', 'Art', 'Technology', 'Band', 'Health', 'ELD', 'Resource']
  return educators
    .filter(({ teaches }) => teaches.some(({ school, endsOn }) => school === COPPER_RIDGE && endsOn === null))
    .filter(({ subject }) => !others.includes(subject))
    .map(({ name }) => name)
}

const colleaguesOfYuki = [
  'Adriana Fuentes',
  'Clarence Pettway',
  'Guadalupe Ontiveros',
  'Hamid Rostami',
  'Isaac Feinberg',
  'Malik Baptiste',
  'Monique Gauthier',
  'Rosa Maldonado',
]

const colleaguesOfDoris = ['Claire Whitmore', 'Joel Sundstrom', 'Linh Pham', 'Tawny Redhouse']
