import { type UniversityImport, universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { ImportSheet } from '../../../form/import-sheet.tsx'
import { texts } from './texts.ts'

const words = texts.import
const refreshes = [universityCatalogue.list, universityCatalogue.get, universityCatalogue.listMajors]

/** Universities that are there stay as they are; majors and their numbers follow the table. */
export function ImportUniversitiesSheet({ onClose }: { onClose: () => void }) {
  return (
    <ImportSheet
      call={universityCatalogue.import}
      refreshes={refreshes}
      words={words}
      describe={describe}
      onClose={onClose}
    />
  )
}

function describe({ universities, majors, years, problems }: UniversityImport) {
  if (universities.created + majors.created + majors.known === 0) return { plan: words.nothing, take: null }
  return {
    plan: words.plan(universities.created, majors.created, majors.known, years),
    take: problems.length > 0 ? words.takeRight : words.take(years),
  }
}
