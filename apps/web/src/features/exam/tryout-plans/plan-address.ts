import { paths } from '../../../paths.ts'

/** The steps of the wizard are of one draft: its id stands in the query, so that they can be left and come back to. */
export const identityPath = (id: string) => `${paths.planCreate}?id=${id}`
export const testPath = (id: string, subTest?: string) =>
  `${paths.planTest}?id=${id}${subTest === undefined ? '' : `&subtes=${subTest}`}`
