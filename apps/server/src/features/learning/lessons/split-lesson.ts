export interface LessonFault {
  /** Of the text, from 1. */
  line: number
  message: string
}

export interface LessonText {
  idea: string
  example: string
  steps: { title: string; body: string }[]
  slip: string
}

/** How long an example is: fewer steps show nothing, more are two examples. */
const steps = { least: 2, most: 6 }

const parts = { idea: 'Ide', example: 'Contoh', slip: 'Salah yang sering' } as const
const names: readonly string[] = Object.values(parts)

interface Section {
  level: number
  title: string
  line: number
  body: string
}

/** A text by its headings; what stands before the first is a section without a title. */
function listSections(text: string): Section[] {
  const sections: Section[] = [{ level: 0, title: '', line: 1, body: '' }]
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, marks, title = ''] = /^(#{1,6}) +(.+?)\s*$/.exec(line) ?? []
    if (marks !== undefined) sections.push({ level: marks.length, title, line: index + 1, body: '' })
    else {
      const last = sections.at(-1)
      if (last) last.body += `${line}\n`
    }
  }
  return sections.map(section => ({ ...section, body: section.body.trim() }))
}

/** Steps are headings below the example; all other headings are names of parts. */
function findMisplaced(sections: readonly Section[]): LessonFault[] {
  let part = ''
  return sections.flatMap(({ level, title, line, body }): LessonFault[] => {
    if (level === 0) return body === '' ? [] : [{ line, message: `mulailah dengan "## ${parts.idea}"` }]
    if (level === 3 && part === parts.example) return []
    part = title
    if (level === 2 && names.includes(title)) return []
    const known = names.map(name => `"## ${name}"`).join(', ')
    return [{ line, message: `"${title}" bukan bagian pelajaran; bagiannya ${known}, dan langkah "### …"` }]
  })
}

function findLacking(sections: readonly Section[]): LessonFault[] {
  return names.flatMap((name): LessonFault[] => {
    const [found, again] = sections.filter(({ level, title }) => level === 2 && title === name)
    if (!found) return [{ line: 1, message: `bagian "## ${name}" belum ada` }]
    if (again) return [{ line: again.line, message: `bagian "## ${name}" tertulis dua kali` }]
    return found.body === '' ? [{ line: found.line, message: `bagian "## ${name}" masih kosong` }] : []
  })
}

function checkSteps(found: readonly Section[], sections: readonly Section[]): LessonFault[] {
  const line = sections.find(({ title }) => title === parts.example)?.line ?? 1
  if (found.length < steps.least || found.length > steps.most)
    return [
      {
        line,
        message: `contohnya punya ${found.length} langkah "###"; tulis ${steps.least} sampai ${steps.most}`,
      },
    ]
  return found.flatMap(({ title, line, body }) =>
    body === '' ? [{ line, message: `langkah "${title}" masih kosong` }] : [],
  )
}

/** The text of a lesson by its parts, and all that is wrong with it. */
export function splitLesson(body: string): { text: LessonText; faults: LessonFault[] } {
  const sections = listSections(body)
  const read = (name: string) =>
    sections.find(({ level, title }) => level === 2 && title === name)?.body ?? ''
  const found = sections.filter(({ level }) => level === 3)
  const text = {
    idea: read(parts.idea),
    example: read(parts.example),
    steps: found.map(({ title, body }) => ({ title, body })),
    slip: read(parts.slip),
  }
  const faults = [...findMisplaced(sections), ...findLacking(sections), ...checkSteps(found, sections)]
  return { text, faults: faults.toSorted((one, other) => one.line - other.line) }
}
