import { majorLevel } from '@gerbang/contract/exam/universities.ts'
import { fillers, spokenNames } from './spoken-names.data.ts'

export interface SearchableMajor {
  id: string
  name: string
  level: string
  university: { id: string; name: string; short_name: string; city: string }
}

interface IndexedMajor extends SearchableMajor {
  /** Of its name, without what stands in brackets. */
  told: string[]
  /** By which it is found, too: its level, and short names in brackets. */
  words: string[]
  place: string[]
}

export interface MajorIndex {
  /** By name, then by university: what fits equally well stays so. */
  majors: IndexedMajor[]
  /** Every word by which something is found, with how many majors have it. */
  vocabulary: Map<string, number>
}

/** What was meant by a word that no name holds. */
export interface Understood {
  said: string
  meant: string
}

/** `all`: every word fits. `elsewhere`: the major fits, at another university than the one that was named. */
export interface FoundMajor {
  id: string
  fits: 'all' | 'elsewhere'
}

interface Met {
  score: number
  way: string[]
}

/** Something that was said, as the ways to say it: its own words first. */
interface Term {
  said: string
  ways: string[][]
  /** How it fits names that many majors share. */
  met: Map<readonly string[], Met | undefined>
}

/** Beyond it a search is a text, and each word costs. */
const mostWords = 12
/** From so many letters the beginning of a word stands for it, so that "ui" is never "uin". */
const leastPrefix = 3
/** From so many letters one typing error is forgiven. */
const leastForgiven = 5
const longestPhrase = 3
/** They name no major by themselves. */
const levels = new Set<string>(majorLevel.options.map(level => level.toLowerCase()))
const nearShown = 3

export function foldWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

const { compare } = new Intl.Collator('id')

const compareNames = (a: SearchableMajor, b: SearchableMajor) =>
  compare(a.name, b.name) || compare(a.university.name, b.university.name) || compare(a.id, b.id)

/** Equal texts have the same list of words, so that each is looked at once in a search. */
function createFold() {
  const known = new Map<string, string[]>()
  return (text: string) => {
    const words = known.get(text) ?? foldWords(text)
    known.set(text, words)
    return words
  }
}

export function indexMajors(majors: readonly SearchableMajor[]): MajorIndex {
  const vocabulary = new Map<string, number>()
  const fold = createFold()
  const add = (word: string) => vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1)
  const indexed = majors.toSorted(compareNames).map(major => {
    const { name, short_name, city } = major.university
    const words = fold(`${major.name} ${major.level}`)
    const place = fold(`${short_name} ${name} ${city}`)
    for (const word of [...words, ...place]) add(word)
    return { ...major, told: fold(major.name.replaceAll(/\([^)]*\)/g, '')), words, place }
  })
  return { majors: indexed, vocabulary }
}

/** One letter too many, too few or wrong, or two that changed places. */
export function isOneError(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [a, b] = [one.slice(at), other.slice(at)]
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}

function findByCount(vocabulary: MajorIndex['vocabulary'], fits: (word: string) => boolean): string[] {
  const found = [...vocabulary].filter(([word]) => fits(word))
  return found.sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([word]) => word)
}

const spokenWords = new Set(Object.keys(spokenNames).flatMap(foldWords))

const isKnown = (word: string, { vocabulary }: MajorIndex) =>
  vocabulary.has(word) ||
  spokenWords.has(word) ||
  (word.length >= leastPrefix && vocabulary.keys().some(known => known.startsWith(word)))

/** The word itself, or the one that was meant by it. */
function correctWord(word: string, index: MajorIndex): string {
  if (word.length < leastForgiven || isKnown(word, index)) return word
  const spoken = [...spokenWords].find(known => isOneError(word, known))
  return findByCount(index.vocabulary, known => isOneError(word, known))[0] ?? spoken ?? word
}

/** The longest phrases that people say first: "guru sd" is no "guru". */
function readTerms(words: readonly string[]): Term[] {
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const lengths = [longestPhrase, 2].filter(length => at + length <= words.length)
    const length = lengths.find(length => words.slice(at, at + length).join(' ') in spokenNames) ?? 1
    const own = words.slice(at, at + length)
    const said = own.join(' ')
    terms.push({ said, ways: [own, ...(spokenNames[said] ?? []).map(foldWords)], met: new Map() })
    at += length
  }
  return terms
}

/** 1 for a word that is there, less for one that begins so, 0 for none. */
function scoreWord(word: string, words: readonly string[]): number {
  if (words.includes(word)) return 1
  return word.length >= leastPrefix && words.some(own => own.startsWith(word)) ? 0.7 : 0
}

/** The best way in which all of a term is among the words; what was said counts a little more than what it stands for. */
function meetTerm({ ways, met: known }: Term, words: readonly string[]): Met | undefined {
  if (known.has(words)) return known.get(words)
  const met = ways.map((way, index) => ({
    score: Math.min(...way.map(word => scoreWord(word, words))) * (index === 0 ? 1 : 0.95) + way.length / 100,
    way,
    isMet: way.every(word => scoreWord(word, words) > 0),
  }))
  const best = met.filter(({ isMet }) => isMet).sort((a, b) => b.score - a.score)[0]
  known.set(words, best)
  return best
}

/** The share of a name that was said: the major whose name is no longer than that comes first. */
function shareTold({ told }: IndexedMajor, ways: readonly string[][]): number {
  const said = ways.flat()
  return told.filter(word => said.some(own => word.startsWith(own))).length / Math.max(1, told.length)
}

function isShortName({ university }: IndexedMajor, said: readonly string[]): boolean {
  const short = foldWords(university.short_name)
  return short.every(word => said.includes(word))
}

interface Scored extends FoundMajor {
  score: number
  understood: Understood[]
}

/** Undefined for one that does not fit. `isPlace`: whether a term names some university. */
function scoreMajor(
  major: IndexedMajor,
  terms: readonly Term[],
  isPlace: (term: Term) => boolean,
): Scored | undefined {
  const met = terms.map(term => {
    const [own, place] = [meetTerm(term, major.words), meetTerm(term, major.place)]
    return { term, best: (own?.score ?? 0) >= (place?.score ?? 0) ? own : place, own }
  })
  const unmet = met.filter(({ best }) => best === undefined)
  const fitting = met.flatMap(({ own }) => own ?? [])
  const isMeant = fitting.some(({ way }) => !way.every(word => levels.has(word)))
  if (unmet.length > 0 && !(isMeant && unmet.every(({ term }) => isPlace(term)))) return undefined
  const sum = met.reduce((total, { best }) => total + (best?.score ?? 0), 0)
  const ways = fitting.map(({ way }) => way)
  const named = isShortName(
    major,
    terms.map(({ said }) => said),
  )
    ? 0.5
    : 0
  return {
    id: major.id,
    fits: unmet.length === 0 ? 'all' : 'elsewhere',
    score: sum + shareTold(major, ways) + named,
    understood: met.flatMap(({ term, best }) =>
      best && best.way !== term.ways[0] ? [{ said: term.said, meant: best.way.join(' ') }] : [],
    ),
  }
}

const groups = ['all', 'elsewhere'] as const

const compareFound = (a: Scored, b: Scored) =>
  groups.indexOf(a.fits) - groups.indexOf(b.fits) || b.score - a.score

function dropRepeated(understood: Understood[]): Understood[] {
  return [...new Map(understood.map(one => [`${one.said} ${one.meant}`, one])).values()]
}

/** Words like those that nothing is found by, each in its place of the search. */
function listNear(words: readonly string[], index: MajorIndex): string[] {
  return words.flatMap((word, at) => {
    if (word.length < leastPrefix || isKnown(word, index)) return []
    const near = findByCount(
      index.vocabulary,
      known =>
        known.length >= leastPrefix &&
        (isOneError(word, known) || known.startsWith(word.slice(0, leastPrefix))),
    )
    return near.slice(0, nearShown).map(known => words.with(at, known).join(' '))
  })
}

/** What was typed, the words that it was taken for, and what they say. */
function readSearch(search: string, index: MajorIndex) {
  const typed = foldWords(search)
    .slice(0, mostWords)
    .filter(word => !fillers.has(word))
  const words = typed.map(word => correctWord(word, index))
  return { typed, words, terms: readTerms(words) }
}

/** Universities that all of a search names, by what people call them; without words none. */
export function searchUniversities(index: MajorIndex, search: string): string[] {
  const { terms } = readSearch(search, index)
  if (terms.length === 0) return []
  const named = index.majors.filter(({ place }) => terms.every(term => meetTerm(term, place)))
  return [...new Set(named.map(({ university }) => university.id))]
}

/** Majors by how well they fit, what the words were taken for, and where nothing fits, searches that are like this one. */
export function searchIndex(index: MajorIndex, search: string, universityId?: string) {
  const { typed, words, terms } = readSearch(search, index)
  const places = new Map(terms.map(term => [term, index.majors.some(({ place }) => meetTerm(term, place))]))
  const found = index.majors
    .filter(({ university }) => universityId === undefined || university.id === universityId)
    .flatMap(major => scoreMajor(major, terms, term => places.get(term) ?? false) ?? [])
    .sort(compareFound)
  const corrected = words.flatMap((meant, at) =>
    typed[at] === meant ? [] : [{ said: typed[at] ?? '', meant }],
  )
  return {
    found: found.map(({ id, fits }): FoundMajor => ({ id, fits })),
    understood: dropRepeated([...corrected, ...found.slice(0, 50).flatMap(({ understood }) => understood)]),
    near: found.length === 0 ? listNear(words, index) : [],
  }
}
