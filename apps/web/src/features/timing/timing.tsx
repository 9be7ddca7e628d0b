import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'

/** Loaded when the timing tab is first opened. */
export const TimingControl = lazyPart(
  async () => (await import('./timing-control.tsx')).TimingControl,
  <Skeleton className="h-80" />,
)
