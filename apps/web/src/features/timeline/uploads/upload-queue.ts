/** Where a file comes from: chosen or dropped; or asked for from a slide, which leads to the new one. */
export type UploadOrigin = 'files' | 'inserted' | 'blank'

/** A chosen file, and the slide that it is added before; null for the end. */
export type UploadItem = { id: string; file: File; before: string | null; origin: UploadOrigin } & (
  | { state: 'waiting' }
  | { state: 'uploading'; share: number }
  | { state: 'failed'; words: string; retryable: boolean }
)

export type UploadAction =
  | { type: 'add'; items: UploadItem[] }
  | { type: 'start'; id: string }
  | { type: 'progress'; id: string; share: number }
  | { type: 'fail'; id: string; words: string; retryable: boolean }
  | { type: 'retry'; id: string }
  | { type: 'retryAll' }
  | { type: 'remove'; id: string }
  | { type: 'clear' }

const become = (queue: UploadItem[], id: string, next: (item: UploadItem) => UploadItem) =>
  queue.map((item) => (item.id === id ? next(item) : item))

const partsOf = ({ id, file, before, origin }: UploadItem) => ({ id, file, before, origin })
const waiting = (item: UploadItem): UploadItem => ({ ...partsOf(item), state: 'waiting' })

export const uploadQueue = (queue: UploadItem[], action: UploadAction): UploadItem[] => {
  switch (action.type) {
    case 'add':
      return [...queue, ...action.items]
    case 'start':
      return become(queue, action.id, (item) => ({ ...partsOf(item), state: 'uploading', share: 0 }))
    case 'progress':
      return become(queue, action.id, (item) =>
        item.state === 'uploading' ? { ...item, share: Math.max(item.share, action.share) } : item,
      )
    case 'fail':
      return become(queue, action.id, (item) => ({
        ...partsOf(item),
        state: 'failed',
        words: action.words,
        retryable: action.retryable,
      }))
    case 'retry':
      return become(queue, action.id, waiting)
    case 'retryAll':
      return queue.map((item) => (canRetry(item) ? waiting(item) : item))
    case 'remove':
      return queue.filter(({ id }) => id !== action.id)
    case 'clear':
      return []
  }
}

/** The first waiting file, if none is uploading. */
export const nextUpload = (queue: readonly UploadItem[]): UploadItem | undefined =>
  queue.some(({ state }) => state === 'uploading')
    ? undefined
    : queue.find(({ state }) => state === 'waiting')

export const canRetry = (item: UploadItem): boolean => item.state === 'failed' && item.retryable

const naturalOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** 'slide 2' before 'slide 10'. */
export const inNameOrder = (files: Iterable<File>): File[] =>
  [...files].sort((a, b) => naturalOrder.compare(a.name, b.name))
