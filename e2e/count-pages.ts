import type { Page } from '@playwright/test'

/** Sheets of paper that the page takes. */
export async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
