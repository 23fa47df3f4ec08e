import { findInformation, type ItemParameters } from '../irt/item-response.ts'

export interface AssemblyItem {
  id: string
  /** What it is counted under, such as its topic and level. */
  cell: string
  /** Null: it stands alone. */
  passage: string | null
  parameters: ItemParameters
  /** What students read of it, its passage left out. */
  words: number
  /** Published papers that hold it. */
  used: number
}

/** Where a form is to measure: 1 where most information is wanted, else its share of that. */
export type Target = readonly { ability: number; share: number }[]

export interface AssemblyWishes {
  /** So many forms are put together at once, and measure alike. */
  forms: number
  /** So many items of each cell in each form. */
  cells: ReadonlyMap<string, number>
  target: Target
  /** So many items stand in every form; no other item stands in two. */
  common: number
  /** Items that more published papers hold are left out; null: none is. */
  most_used: number | null
  /** Words of one form with its passages; null: as many as it takes. */
  most_words: number | null
  /** Words of each passage. */
  passages: ReadonlyMap<string, number>
  /** The two of a pair never stand in one form. */
  enemies: readonly (readonly [string, string])[]
}

/** What may be given up where nothing fulfils everything: what is missed least comes first. */
export const WISHES = ['most_words', 'most_used', 'common', 'cells', 'enemies'] as const
export type Wish = (typeof WISHES)[number]

/** Forms are made alike here, whatever their target. */
export const COMPARED = [-2, -1, 0, 1, 2]
/** One unit of information that forms differ by outweighs two of what each has at least. */
const ALIKE_WEIGHT = 2
/** One more passage to read costs so much information. */
const PASSAGE_COST = 0.02

type Term = readonly [weight: number, variable: string]

const itemIn = (item: number, form: number) => `x${item}_${form}`
const passageIn = (passage: number, form: number) => `s${passage}_${form}`
const inAll = (item: number) => `c${item}`
const without = (wish: Wish) => `g_${wish}`

const write = (terms: readonly Term[]) =>
  terms
    .map(([weight, variable]) => `${weight < 0 ? '-' : '+'} ${Math.abs(weight).toFixed(6)} ${variable}`)
    .join('\n')

const row = (terms: readonly Term[], relation: '<=' | '>=' | '=', bound: number) =>
  `${write(terms)}\n${relation} ${bound}`

const countUp = (to: number) => Array.from({ length: to }, (_, at) => at)

/** The terms of those items of a form that fit, each with its weight. */
function takeItems(
  items: readonly AssemblyItem[],
  form: number,
  fits: (item: AssemblyItem) => boolean = () => true,
  weigh: (item: AssemblyItem) => number = () => 1,
): Term[] {
  return items.flatMap((item, at) => (fits(item) ? [[weigh(item), itemIn(at, form)] as const] : []))
}

const lengthOf = ({ cells }: AssemblyWishes) => [...cells.values()].reduce((sum, count) => sum + count, 0)

function askContent(items: readonly AssemblyItem[], wishes: AssemblyWishes, form: number): string[] {
  const length = lengthOf(wishes)
  const cells = [...new Set([...wishes.cells.keys(), ...items.map(({ cell }) => cell)])]
  return [
    row(takeItems(items, form), '=', length),
    ...cells.flatMap(cell => {
      const held = takeItems(items, form, item => item.cell === cell)
      const wanted = wishes.cells.get(cell) ?? 0
      return [
        row([...held, [length, without('cells')]], '>=', wanted),
        row([...held, [-length, without('cells')]], '<=', wanted),
      ]
    }),
  ]
}

/** Items that more than one form holds stand in all of them. */
function askCommon(items: readonly AssemblyItem[], { forms, common }: AssemblyWishes): string[] {
  if (forms === 1) return []
  const all = items.map((_, at): Term => [1, inAll(at)])
  return [
    ...items.flatMap((_, at) => {
      const held = countUp(forms).map((form): Term => [1, itemIn(at, form)])
      return [
        row([...held, [1 - forms, inAll(at)], [1 - forms, without('common')]], '<=', 1),
        row([...held, [-forms, inAll(at)]], '>=', 0),
      ]
    }),
    row([...all, [common, without('common')]], '>=', common),
    row([...all, [-items.length, without('common')]], '<=', common),
  ]
}

function askExposure(items: readonly AssemblyItem[], { most_used }: AssemblyWishes, form: number): string[] {
  if (most_used === null) return []
  const worn = takeItems(items, form, ({ used }) => used > most_used)
  return worn.length === 0 ? [] : [row([...worn, [-worn.length, without('most_used')]], '<=', 0)]
}

function askLength(items: readonly AssemblyItem[], wishes: AssemblyWishes, form: number): string[] {
  const passages = [...wishes.passages]
  const opened = items.flatMap(({ passage }, at) => {
    const number = passages.findIndex(([id]) => id === passage)
    return number < 0
      ? []
      : [
          row(
            [
              [1, itemIn(at, form)],
              [-1, passageIn(number, form)],
            ],
            '<=',
            0,
          ),
        ]
  })
  if (wishes.most_words === null) return opened
  const words: Term[] = [
    ...takeItems(items, form, undefined, item => item.words),
    ...passages.map(([, length], number): Term => [length, passageIn(number, form)]),
  ]
  const all = words.reduce((sum, [weight]) => sum + weight, 0)
  return [...opened, row([...words, [-all, without('most_words')]], '<=', wishes.most_words)]
}

function askApart(items: readonly AssemblyItem[], { enemies }: AssemblyWishes, form: number): string[] {
  const places = new Map(items.map(({ id }, at) => [id, at]))
  return enemies.flatMap(([one, other]) => {
    const [first, second] = [places.get(one), places.get(other)]
    if (first === undefined || second === undefined) return []
    return [
      row(
        [
          [1, itemIn(first, form)],
          [1, itemIn(second, form)],
          [-1, without('enemies')],
        ],
        '<=',
        1,
      ),
    ]
  })
}

/** `least` is what every form measures at least at the target; `apart` what two of them differ by at most. */
function askInformation(
  items: readonly AssemblyItem[],
  { target, forms }: AssemblyWishes,
  form: number,
): string[] {
  const informationAt = (ability: number) =>
    takeItems(items, form, undefined, ({ parameters }) => findInformation(ability, parameters))
  return [
    ...target.map(({ ability, share }) => row([...informationAt(ability), [-share, 'least']], '>=', 0)),
    ...(forms === 1 ? [] : COMPARED).flatMap((ability, at) => [
      row([...informationAt(ability), [-1, `low${at}`]], '>=', 0),
      row([...informationAt(ability), [-1, `low${at}`], [-1, 'apart']], '<=', 0),
    ]),
  ]
}

/**
 * Putting forms together as a mixed integer program in CPLEX's LP format (van der Linden 2005, Linear Models for Optimal Test
 * Design, chapters 3, 5 and 6). Its aim is the greatest least information at the target (maximin), less what forms differ by
 * and what passages cost. With `gives_up` the aim is to give up as few wishes as it takes for the others to hold.
 */
export function writeProgram(
  items: readonly AssemblyItem[],
  wishes: AssemblyWishes,
  givesUp: boolean,
): string {
  const forms = countUp(wishes.forms)
  const opened = forms.flatMap(form => countUp(wishes.passages.size).map(number => passageIn(number, form)))
  const aim: Term[] = givesUp
    ? WISHES.map((wish, at) => [-1 - at / 100, without(wish)])
    : [[1, 'least'], [-ALIKE_WEIGHT, 'apart'], ...opened.map((name): Term => [-PASSAGE_COST, name])]
  const rows = [
    ...forms.flatMap(form => [
      ...askContent(items, wishes, form),
      ...askExposure(items, wishes, form),
      ...askLength(items, wishes, form),
      ...askApart(items, wishes, form),
      ...(givesUp ? [] : askInformation(items, wishes, form)),
    ]),
    ...askCommon(items, wishes),
    ...(givesUp ? [] : WISHES.map(wish => row([[1, without(wish)]], '<=', 0))),
  ]
  const binaries = [
    ...forms.flatMap(form => items.map((_, at) => itemIn(at, form))),
    ...(wishes.forms === 1 ? [] : items.map((_, at) => inAll(at))),
    ...opened,
    ...WISHES.map(without),
  ]
  return [
    'Maximize',
    write(aim),
    'Subject To',
    ...rows.map((text, at) => `r${at}:\n${text}`),
    'Binary',
    ...binaries,
    'End',
  ].join('\n')
}

/** The value of a variable of a solution. */
type Read = (variable: string) => number

/** The ids of each form's items, in the order of `items`. */
export const readForms = (
  items: readonly AssemblyItem[],
  { forms }: AssemblyWishes,
  read: Read,
): string[][] =>
  countUp(forms).map(form => items.flatMap(({ id }, at) => (read(itemIn(at, form)) > 0.5 ? [id] : [])))

export const readGivenUp = (read: Read): Wish[] => WISHES.filter(wish => read(without(wish)) > 0.5)
