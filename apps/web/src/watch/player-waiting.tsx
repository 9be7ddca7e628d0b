import { Spinner } from '@/ui/spinner.tsx'

/** Placeholder while the player chunk loads. */
export const PlayerWaiting = () => (
  <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-stage text-on-stage">
    <Spinner className="size-8" />
  </div>
)
