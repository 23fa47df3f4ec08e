import type { Page } from '@playwright/test'

/** Width and height in points of each sheet of paper that the page takes. */
export async function listSheets(page: Page): Promise<number[][]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
  return Array.from(boxes, ([, width, height]) => [Number(width), Number(height)])
}

/** Sheets of paper that the page takes. */
export const countPages = async (page: Page): Promise<number> => (await listSheets(page)).length
