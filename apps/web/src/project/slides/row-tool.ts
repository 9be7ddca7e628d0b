import { slideRows } from './slide-row.ts'

/** What a row of the scripts offers besides writing. Its menu names them too. */
export const rowTools = ['insert', 'dictate', 'record', 'clip', 'play', 'preview', 'copy'] as const
export type RowTool = (typeof rowTools)[number]

const findTool = (slideId: string, tool: RowTool): HTMLButtonElement | undefined =>
  slideRows(slideId).flatMap((row) => row.querySelector<HTMLButtonElement>(`[data-tool=${tool}]`) ?? [])[0]

/** The row has the tool, and it can be used now. */
export const hasTool = (slideId: string, tool: RowTool): boolean =>
  findTool(slideId, tool)?.disabled === false

export const pressTool = (slideId: string, tool: RowTool): void => findTool(slideId, tool)?.click()
