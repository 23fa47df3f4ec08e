import type { Db } from '../../db/database.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { SeedMeans } from '../../db/reference/seed-reference.ts'
import { buildBanners } from './banners.ts'
import { buildFaqs } from './faqs.ts'
import { buildGuidances } from './guidances.ts'
import { buildNews } from './news.ts'
import { demoSettings } from './settings.ts'
import { buildStudentCodes } from './student-codes.ts'
import { buildTestimonials } from './testimonials.ts'
import { createWriteBody } from './write-body.ts'
import { uploadPictures } from './upload-pictures.ts'

export interface ContentMeans extends SeedMeans {
  /** Served as `/media/`. */
  mediaDir: string
}

/** What visitors see of the demo: who runs it, news, stories of others, and codes to register with; and the guides. */
export async function insertContent(
  db: Db,
  { program_id, admin_id }: { program_id: string; admin_id: string },
  means: ContentMeans,
): Promise<void> {
  const findAddress = await uploadPictures(means.mediaDir)
  const writeBody = await createWriteBody(db, admin_id, means)
  await db
    .updateTable('settings')
    .set({ ...demoSettings, updated_at: means.now().toISOString() })
    .execute()
  await insertRows(db, 'banners', buildBanners(findAddress, means))
  await insertRows(db, 'news', await buildNews(findAddress, writeBody, means))
  await insertRows(db, 'testimonials', buildTestimonials(findAddress, means))
  await insertRows(db, 'faqs', buildFaqs(means))
  await insertRows(db, 'guidances', buildGuidances(writeBody, means))
  await insertRows(db, 'student_codes', buildStudentCodes(program_id, means))
}
