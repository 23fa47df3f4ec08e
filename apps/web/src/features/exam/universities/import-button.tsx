import { universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { createImportButton } from '../../../form/import-button.tsx'
import { texts } from './texts.ts'

const words = texts.import

/** Universities that are there stay as they are; majors and their numbers follow the table. */
export const ImportUniversitiesButton = createImportButton({
  call: universityCatalogue.import,
  refreshes: [universityCatalogue.list, universityCatalogue.get, universityCatalogue.listMajors],
  words,
  describe: ({ universities, majors, years, problems }) => {
    if (universities.created + majors.created + majors.known === 0) return { plan: words.nothing, take: null }
    return {
      plan: words.plan(universities.created, majors.created, majors.known, years),
      take: problems.length > 0 ? words.takeRight : words.take(years),
    }
  },
})
